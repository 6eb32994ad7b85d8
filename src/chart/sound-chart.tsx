import { css } from '../../styled-system/css'
import { immutable } from '../ui/picture/picture.tsx'
import { fallbackPicture } from './pictures.ts'
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
  '& path': { stroke: 'ink' },
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  listStyle: 'none',
  columnGap: '16',
  mt: '12',
  '& a': { display: 'flex', alignItems: 'center', gap: '8', minHeight: 'target' },
  counterReset: 'town',
  '& a::before': {
    counterIncrement: 'town',
    content: 'counter(town)',
    minWidth: '24',
    color: 'quiet',
    fontFamily: 'serif',
    textAlign: 'right',
  },
})

const file = (name: string, format: string) => immutable(`/charts/${name}.${format}`)

/**
 * The whole Sound with its 24 places: on a wide screen each name on the chart is a link; on a
 * narrow one the chart, in two halves, carries numbers, and a list under it carries the links.
 */
export function SoundChart() {
  const marks = soundMarks()
  return (
    <nav className={frame} aria-label="Towns on the chart of Long Island Sound">
      <div className={frame}>
        <picture>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              media="(min-width: 64em)"
              type={`image/${format}`}
              srcSet={file('sound', format)}
              {...SOUND}
            />
          ))}
          <img
            className={picture}
            src={file('sound-phone', 'svg')}
            alt="Chart of Long Island Sound and the Connecticut shore from Greenwich to Stonington. Not for navigation."
            width={SOUND_HALF.width}
            height={2 * SOUND_HALF.height + 12}
            fetchPriority="high"
            data-fallbacks={fallbackPicture('town').src.file}
          />
        </picture>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: each link in it has its own name */}
        <svg className={overlay} viewBox={`0 0 ${SOUND.width} ${SOUND.height}`}>
          <path d={marks.map(leader).join('')} />
          {marks.map((mark) => (
            <TownLink key={mark.town.slug} {...mark} />
          ))}
        </svg>
      </div>
      <ol className={list}>
        {towns.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`/towns/${slug}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The line from a town to its name, as part of one path for all. */
function leader({ at, label }: TownMark): string {
  return `M${at.join(' ')}L${label.join(' ')}`
}

function TownLink({ town, at, label }: TownMark) {
  const slant = `translate(${label.join(' ')}) rotate(${-NAME_SLANT_DEGREES})`
  return (
    <a href={`/towns/${town.slug}`}>
      <circle cx={at[0]} cy={at[1]} r={6} />
      <rect
        transform={slant}
        x={-6}
        y={-NAME_ROOM.height / 2}
        width={NAME_ROOM.length}
        height={NAME_ROOM.height}
        rx={4}
      />
      <text transform={slant} x={6} y={7}>
        {town.name}
      </text>
    </a>
  )
}
