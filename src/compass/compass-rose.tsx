import { css } from '../../styled-system/css'

const rose = css({
  width: { base: '64', md: '96' },
  height: { base: '64', md: '96' },
  color: 'ink',
  fill: 'white',
  stroke: 'currentColor',
})
const ring = css({ fill: 'none' })
const shade = css({ fill: 'currentColor' })
const north = css({ color: 'action', fill: 'currentColor' })

/** The four points of a rose, each with a dark side and a light one. */
const LIGHT = 'M0-40-7-7 0 0zM40 0 7-7 0 0zM0 40 7 7 0 0zM-40 0-7 7 0 0z'
const DARK = 'M0-40 7-7 0 0zM40 0 7 7 0 0zM0 40-7 7 0 0zM-40 0-7-7 0 0z'

/** The ornament above a chart's title. */
export function CompassRose() {
  return (
    <svg className={rose} viewBox="-50 -56 100 106" aria-hidden="true">
      <circle className={ring} r="30" />
      <circle className={ring} r="34" strokeWidth="4" pathLength="64" strokeDasharray="1 1" />
      <circle className={ring} r="36.5" />
      <g transform="rotate(45) scale(.7)">
        <path d={LIGHT} />
        <path className={shade} d={DARK} />
      </g>
      <path d={LIGHT} />
      <path className={shade} d={DARK} />
      <path className={north} d="M0-55 4-46 0-48-4-46z" />
    </svg>
  )
}
