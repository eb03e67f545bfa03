import { fireMarks, group, hearthMarks, svg, wagonMarks } from '@watchfires/kit'

/** A wagon by a fire that has gone down to embers: for pages where there is nothing to see. */
export function Snowed() {
  const drawing = svg(
    [
      group(wagonMarks('H', null), { at: [64, 78], scale: 1.3 }),
      group(hearthMarks, { at: [176, 74] }),
      group(fireMarks(0), { at: [176, 74], scale: 1.2 }),
    ],
    { box: [0, 0, 240, 90], name: 'snowed', alone: true },
  )
  return <div dangerouslySetInnerHTML={{ __html: drawing }} />
}
