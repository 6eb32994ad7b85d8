import { css } from '../../../../styled-system/css'

const frame = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '8' })
const scale = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  // Half a line more at both ends, so that each number stands beside its line.
  height: 'calc(128px + 1.3em)',
  my: '-0.65em',
  textStyle: 'small',
  lineHeight: '1.3',
  color: 'quiet',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
const chart = css({
  display: 'block',
  width: 'full',
  height: 'calc(134px + 1.875rem)',
  overflow: 'visible',
})
const grid = css({ stroke: 'line', strokeWidth: '1px' })
const bar = css({ fill: 'ink' })
const today = css({ fill: 'action' })
const black = css({ fill: 'ink', stroke: 'ink', strokeWidth: '1px' })
const white = css({ fill: 'surface', stroke: 'ink', strokeWidth: '1px' })
const month = css({ textStyle: 'small', fill: 'quiet' })

const PLOT_PX = 128
const STRIP_PX = 6
/** The name of a month has no room above fewer days. */
const NAMED_DAYS = 12
/** Of a day's width. */
const BAR = 0.74

/**
 * A bar for each day, above its months, black and white by turns like the border of a chart. What it
 * shows stands in words beside it.
 */
export function DayChart({ days }: { days: { day: string; count: number }[] }) {
  const top = scaleTop(Math.max(0, ...days.map(({ count }) => count)))
  const x = (index: number) => `${((index / days.length) * 100).toFixed(3)}%`
  return (
    <div className={frame}>
      <div className={scale} aria-hidden="true">
        <span>{top.toLocaleString('en-US')}</span>
        <span>{(top / 2).toLocaleString('en-US')}</span>
        <span>0</span>
      </div>
      <svg className={chart} aria-hidden="true">
        <svg width="100%" height={PLOT_PX} aria-hidden="true">
          {['0%', '50%', '100%'].map((y) => (
            <line key={y} className={grid} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {days.map(({ day, count }, index) => {
            const height = (count / top) * 100
            return (
              count > 0 && (
                <rect
                  key={day}
                  className={index === days.length - 1 ? today : bar}
                  x={x(index + (1 - BAR) / 2)}
                  width={x(BAR)}
                  y={`${(100 - height).toFixed(2)}%`}
                  height={`${height.toFixed(2)}%`}
                />
              )
            )
          })}
        </svg>
        {monthsOf(days).map(({ name, from, length }, index) => (
          <g key={from}>
            <rect
              className={index % 2 === 0 ? black : white}
              x={x(from)}
              width={x(length)}
              y={PLOT_PX}
              height={STRIP_PX}
            />
            {length >= NAMED_DAYS && (
              <text
                className={month}
                x={x(from + length / 2)}
                y={PLOT_PX + STRIP_PX}
                dy="1.4em"
                textAnchor="middle"
              >
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  )
}

function monthsOf(days: { day: string }[]) {
  const months: { name: string; from: number; length: number }[] = []
  for (const [index, { day }] of days.entries()) {
    const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
      month: 'short',
      timeZone: 'UTC',
    })
    const last = months.at(-1)
    if (last?.name === name) last.length++
    else months.push({ name, from: index, length: 1 })
  }
  return months
}

const STEPS = [2, 4, 6, 10]

/** The upper end of a chart's scale: a round number whose half is whole. */
export function scaleTop(max: number): number {
  for (let unit = 1; ; unit *= 10) {
    const step = STEPS.find((each) => each * unit >= max)
    if (step) return step * unit
  }
}

const shareBar = css({ display: 'block', width: 'full', height: '6px', mt: '4' })
const shareTrack = css({ fill: 'shallow' })
const shareFilled = css({ fill: 'ink' })

/** A bar below the name of a table's row. @param part How long it is, from 0 to 1: beside the longest. */
export function Bar({ part }: { part: number }) {
  return (
    <svg className={shareBar} aria-hidden="true">
      <rect className={shareTrack} width="100%" height="100%" />
      <rect className={shareFilled} width={`${(part * 100).toFixed(2)}%`} height="100%" />
    </svg>
  )
}
