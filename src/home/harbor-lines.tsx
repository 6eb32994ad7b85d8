import { css } from '../../styled-system/css'

const drawing = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  '& .shoal': { fill: 'none', stroke: 'shoal', strokeWidth: '64', strokeLinejoin: 'round' },
  '& .land': { fill: 'buff', stroke: 'ink', strokeWidth: '1.5', strokeLinejoin: 'round' },
  '& .grid': { stroke: 'ink', strokeOpacity: '0.14' },
  '& .rose': { fill: 'none', stroke: 'action', strokeOpacity: '0.7' },
  '& .north': { fill: 'action' },
})

const SHORE =
  'M1240 -20 L1216 60 L1160 92 L1148 150 L1086 168 L1070 226 L1010 236 L990 214 L962 262 L986 318 L1046 336 L1074 392 L1150 404 L1168 372 L1214 398 L1250 452 L1322 446 L1342 492 L1430 512 L1480 560 L1700 580 L1700 -20 Z'
const ISLAND = 'M1092 560 L1132 540 L1184 556 L1196 592 L1150 616 L1102 602 Z'

/** A harbor as a chart shows one: land, shoals, meridians and a rose. A pattern, not a place. */
export function HarborLines() {
  return (
    <svg
      className={drawing}
      viewBox="0 0 1600 700"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {[200, 400, 600, 800, 1000, 1200, 1400].map((x) => (
        <path key={x} className="grid" d={`M${x} 0V700`} />
      ))}
      {[140, 280, 420, 560].map((y) => (
        <path key={y} className="grid" d={`M0 ${y}H1600`} />
      ))}
      <path className="shoal" d={`${SHORE} ${ISLAND}`} />
      <path className="land" d={SHORE} />
      <path className="land" d={ISLAND} />
      <g transform="translate(1480 640) scale(0.8)">
        <circle className="rose" r="72" />
        <circle className="rose" r="64" strokeDasharray="1 7" strokeWidth="8" />
        <path className="north" d="M0 -58 L8 0 L-8 0 Z" />
        <path className="rose" d="M0 58 L8 0 L-8 0 Z" />
      </g>
    </svg>
  )
}
