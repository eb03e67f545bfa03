/** The page of the kit needs no script; this names its style sheets. */
import 'virtual:theme.css'
import 'virtual:fonts.css'
import 'virtual:ground.css'
import '../shell/shell.css'
import '../leaf/leaf.css'
import './kit.css'
