import { encode } from 'uqr'

/** A link as a QR code: dark on light in either theme, with the quiet margin that readers want (ISO/IEC 18004). */
export function Qr({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  const marks = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={marks.join('')} fill="#000" />
    </svg>
  )
}
