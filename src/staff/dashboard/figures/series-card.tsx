import { css } from '../../../../styled-system/css'
import { Card, CardTitle } from '../../../ui/card/card.tsx'
import { DayChart } from './day-chart.tsx'
import { changeOf, type Series } from './series.ts'

const words = css({ textStyle: 'small', color: 'quiet' })
const table = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '8',
    pl: '12',
    textAlign: 'end',
    fontWeight: '400',
    borderTop: '1px solid token(colors.line)',
  },
  '& th:first-child': { pl: '0', textAlign: 'start' },
  '& thead th': { borderTopWidth: '0', textStyle: 'small', color: 'quiet' },
  '& td:nth-child(2)': { fontWeight: '600', color: 'heading' },
})

/** One thing counted by day: its chart, what matters of it in words, and its totals. */
export function SeriesCard(props: {
  title: string
  /** Of what is counted, for example: lead, leads. */
  one: string
  many: string
  series: Series
}) {
  const { title, series } = props
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <DayChart days={series.days} />
      <p className={words}>{inWords(series, props)}</p>
      <table className={table} aria-label={`Totals: ${props.many}`}>
        <thead>
          <tr>
            <th scope="col">Last</th>
            <th scope="col">Total</th>
            <th scope="col">Before</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {series.periods.map((period) => (
            <tr key={period.days}>
              <th scope="row">{period.days} days</th>
              <td>{number(period.count)}</td>
              <td>{number(period.before)}</td>
              <td>{changeOf(period)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** What the chart shows, for those who do not see it, and for those who do. */
function inWords({ days, periods }: Series, { one, many }: { one: string; many: string }): string {
  const total = periods.at(-1)?.count ?? 0
  if (total === 0) return `No ${many} in the last ${days.length} days.`
  const count = (value: number) => `${number(value)} ${value === 1 ? one : many}`
  const busiest = days.reduce((most, each) => (each.count > most.count ? each : most))
  const perDay = total / days.length
  const digits = perDay < 10 ? 1 : 0
  const average =
    perDay < 0.1 ? 'under 0.1' : perDay.toLocaleString('en-US', { maximumFractionDigits: digits })
  const today = days.at(-1)?.count ?? 0
  return `${count(total)} in ${days.length} days, ${average} a day. The most on one day: ${number(busiest.count)}, on ${dayInWords(busiest.day)}. Today so far (the red bar): ${number(today)}.`
}

function number(count: number): string {
  return count.toLocaleString('en-US')
}

function dayInWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
