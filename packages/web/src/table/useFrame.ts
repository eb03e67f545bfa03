import { useEffect, useState } from 'preact/hooks'
import { type Frame, frameFor } from './frame.ts'

/** The arrangement for the window as it is now. */
export function useFrame(): Frame {
  const [frame, setFrame] = useState(() => frameFor(innerWidth, innerHeight))
  useEffect(() => {
    const onResize = () => setFrame(frameFor(innerWidth, innerHeight))
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])
  return frame
}
