import { css } from '../../styled-system/css'
import { towns } from './places.ts'
import {
  NAME_ROOM,
  NAME_SLANT_DEGREES,
  SOUND,
  SOUND_HALF,
  soundMarks,
  type TownMark,
} from './sound-layout.ts'

const frame = css({ position: 'relative' })
const picture = css({ display: 'block', width: 'full', height: 'auto' })
const overlay = css({
  display: { base: 'none', lg: 'block' },
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  fontFamily: 'sans',
  fontWeight: '600',
  fontSize: '22px',
  '& text': { fill: 'heading' },
  '& line': { stroke: 'ink' },
  '& circle': { fill: 'surface', stroke: 'ink', strokeWidth: '2.5' },
  '& a': { textDecoration: 'none' },
  '& rect': { fill: 'transparent' },
  '& a:hover text, & a:focus-visible text': { fill: 'action', textDecoration: 'underline' },
  '& a:hover circle': { fill: 'action', stroke: 'action' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible rect': { stroke: 'action', strokeWidth: '3' },
})
const list = css({
  display: { base: 'grid', lg: 'none' },
  gridTemplateColumns: '1fr 1fr',
  listStyle: 'none',
  columnGap: '16',
  mt: '12',
  '& a': { display: 'flex', alignItems: 'center', gap: '8', minHeight: 'target' },
  '& span': { minWidth: '24', color: 'quiet', fontFamily: 'serif', textAlign: 'right' },
})

const files = (name: string, format: string) => `/charts/${name}.${format}`

/**
 * The whole Sound with its 24 places: on a wide screen each name on the chart is a link; on a
 * narrow one the chart, in two halves, carries numbers, and a list under it carries the links.
 */
export function SoundChart() {
  return (
    <nav className={frame} aria-label="Towns on the chart of Long Island Sound">
      <div className={frame}>
        <picture>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              media="(min-width: 64em)"
              type={`image/${format}`}
              srcSet={files('sound', format)}
              {...SOUND}
            />
          ))}
          <source type="image/avif" srcSet={files('sound-phone', 'avif')} />
          <img
            className={picture}
            src={files('sound-phone', 'webp')}
            alt="Chart of Long Island Sound and the Connecticut shore from Greenwich to Stonington. Not for navigation."
            width={SOUND_HALF.width}
            height={2 * SOUND_HALF.height + 12}
            fetchPriority="high"
          />
        </picture>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: each link in it has its own name */}
        <svg className={overlay} viewBox={`0 0 ${SOUND.width} ${SOUND.height}`}>
          {soundMarks().map((mark) => (
            <TownLink key={mark.town.slug} {...mark} />
          ))}
        </svg>
      </div>
      <ol className={list}>
        {towns.map(({ slug, name }, index) => (
          <li key={slug}>
            <a href={`/towns/${slug}`}>
              <span>{index + 1}</span> {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function TownLink({ town, at, label }: TownMark) {
  const [x, y] = label
  return (
    <a href={`/towns/${town.slug}`}>
      <line x1={at[0]} y1={at[1]} x2={x} y2={y} />
      <circle cx={at[0]} cy={at[1]} r={6} />
      <g transform={`translate(${x} ${y}) rotate(${-NAME_SLANT_DEGREES})`}>
        <rect
          x={-6}
          y={-NAME_ROOM.height / 2}
          width={NAME_ROOM.length}
          height={NAME_ROOM.height}
          rx={4}
        />
        <text x={6} y={7}>
          {town.name}
        </text>
      </g>
    </a>
  )
}
