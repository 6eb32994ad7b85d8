import { encode } from 'uqr'
import { css } from '../../../styled-system/css'

const picture = css({ display: 'block', width: 'full', maxWidth: '14rem', bg: 'white' })

/** A text as a QR code, dark on white so that cameras can read it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={picture}>
      <path d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
