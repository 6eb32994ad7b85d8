import { css } from '../../../../styled-system/css'
import { Card, CardGrid, CardTitle } from '../../../ui/card/card.tsx'
import { DashboardSection } from '../dashboard-section.tsx'
import { Bar, DayChart } from './charts.tsx'
import type { Figures, Share } from './figures.ts'
import { changeOf, type Series } from './figures.ts'

/** What came in over the last 90 days, and from where. */
export function FiguresSection({ figures }: { figures: Figures }) {
  const { leads, visits, kinds, types, towns, sources, missed } = figures
  return (
    <DashboardSection
      id="figures"
      title="The last 90 days"
      lead="Days are those of the office. Suspected spam is not counted. Updated every minute."
    >
      <CardGrid columns={2}>
        <SeriesCard title="Leads a day" one="lead" many="leads" series={leads} />
        <SeriesCard title="Page visits a day" one="visit" many="visits" series={visits} />
        <ShareCard title="Leads by kind" column="Kind" shares={kinds} />
        <ShareCard title="Leads by insurance type" column="Type" shares={types} />
        <ShareCard title="Leads by town" column="Town" shares={towns} />
        <ShareCard title="Leads by source" column="Source" shares={sources} />
        <ShareCard
          title="Searched for and not found"
          column="Words"
          counted="Searches"
          none="Nothing that was searched for twice."
          shares={missed.map(({ words, count }) => ({ label: words, leads: count }))}
        />
      </CardGrid>
    </DashboardSection>
  )
}

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
function SeriesCard(props: {
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

const shareTable = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '8', fontWeight: '400', verticalAlign: 'bottom' },
  '& th': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& td': { pl: '12', textAlign: 'end', fontWeight: '600', color: 'heading', whiteSpace: 'nowrap' },
  '& tbody tr + tr > *': { borderTop: '1px solid token(colors.line)' },
  '& thead th': { pt: '0', textStyle: 'small', color: 'quiet' },
  '& thead th + th': { textAlign: 'end' },
})

/** How leads, or searches, divide up: a row for each, with a bar beside the longest. */
function ShareCard({
  title,
  column,
  counted = 'Leads',
  none = 'No leads in the last 90 days.',
  shares,
}: {
  title: string
  /** What a row's name is, for example: Town. */
  column: string
  counted?: string
  none?: string
  shares: Share[]
}) {
  const most = Math.max(...shares.map(({ leads }) => leads))
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {shares.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table className={shareTable} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, leads }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <Bar part={leads / most} />
                </th>
                <td>{leads.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
