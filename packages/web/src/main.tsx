import 'virtual:theme.css'
import 'virtual:fonts.css'
import './shell/shell.css'
import { render } from 'preact'
import { followLinks } from './shell/route.ts'
import { Shell } from './shell/Shell.tsx'
import { wearSettings } from './shell/settings.ts'

wearSettings()
followLinks()
render(<Shell />, document.getElementById('app')!)
