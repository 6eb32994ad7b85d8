import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { notPrinted, surface } from '../../ui/layout.tsx'
import { Bar } from '../dashboard/figures/charts.tsx'
import { inTime } from '../dashboard/health/part.ts'
import { BACKWARD, isBackward } from '../frame/office-time.ts'
import { dayInWords } from '../leads/words/lead-times.ts'
import {
  countInWords,
  type Report,
  type ReportRow,
  type Span,
  spanQuery,
  usualSpans,
} from './report.ts'

/** Longer lists are in the download. */
const SHOWN_ROWS = 25

const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr auto auto' },
  alignItems: 'end',
  gap: '16',
})
const spans = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16' })
const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
const sheet = css({ p: { base: '16', md: '24' }, _print: { p: '0', borderWidth: '0' } })
const heading = css({ textStyle: 'card' })
const quiet = css({ textStyle: 'small', color: 'quiet' })
/** On a phone the name of a row is above its figures. */
const table = css({
  width: 'full',
  tableLayout: { md: 'fixed' },
  fontVariantNumeric: 'tabular-nums',
  '& tr': {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: '3rem 1fr 1fr 1.2fr 1.3fr',
    columnGap: '8',
  },
  '& th, & td': {
    py: { base: '4', md: '8' },
    pl: { md: '12' },
    textAlign: 'end',
    fontWeight: '400',
    fontSize: { base: '0.875rem', md: '1rem' },
  },
  '& th:first-child': {
    gridColumn: '1 / -1',
    pl: '0',
    pt: '8',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& thead th:first-child': { display: { base: 'none', md: 'table-cell' } },
  '& thead th': { textStyle: 'small', color: 'quiet', pt: '0' },
  '& tbody tr > *': { borderTop: { md: '1px solid token(colors.line)' } },
  '& tbody tr': { borderTop: { base: '1px solid token(colors.line)', md: 'none' } },
  '& td:nth-child(2)': { fontWeight: '600', color: 'heading' },
})
const name = css({ width: { md: '40%' } })

/** What became of the leads of a span of days, and by what they have in common. */
export function ReportPage({ span, report }: { span: Span; report: Report }) {
  return (
    <>
      <div className={notPrinted}>
        <form action="/admin/reports" className={form} aria-label="Days of the report">
          <PlainField name="from" type="date" label="From" defaultValue={span.from} />
          <PlainField name="to" type="date" label="To" defaultValue={span.to} />
          <Button type="submit">Show</Button>
          <ButtonLink href={`/api/staff/report.csv${spanQuery(span)}`} tone="bare" download>
            Download (CSV)
          </ButtonLink>
        </form>
        <p className={spans}>
          {usualSpans().map(({ label, ...usual }) => (
            <a key={label} href={`/admin/reports${spanQuery(usual)}`} className={way}>
              {label}
            </a>
          ))}
        </p>
      </div>
      {isBackward(span) && <p>{BACKWARD}</p>}
      <p className={quiet}>
        Leads received from {dayInWords(span.from)} to {dayInWords(span.to)}, days of the office,
        without suspected spam. Quoted counts every lead that had a quote, also if it was lost.
        Premium is of what was won. Half of the answered leads waited less for their first answer
        than the time shown, from five on; percentages from ten leads on.
      </p>
      {report.all.leads === 0 ? (
        <p className={`${surface} ${sheet}`}>No leads came in on these days.</p>
      ) : (
        <>
          <section className={`${surface} ${sheet}`} aria-labelledby="all">
            <h2 id="all" className={heading}>
              All together
            </h2>
            <Rows label="All together" column="All" rows={[report.all]} />
          </section>
          {report.groups.map(({ id, title, column, rows }) => (
            <section key={id} className={`${surface} ${sheet}`} aria-labelledby={id}>
              <h2 id={id} className={heading}>
                {title}
              </h2>
              <Rows label={title} column={column} rows={rows.slice(0, SHOWN_ROWS)} />
              {rows.length > SHOWN_ROWS && (
                <p className={quiet}>
                  {(rows.length - SHOWN_ROWS).toLocaleString('en-US')} more are in the download.
                </p>
              )}
            </section>
          ))}
        </>
      )}
    </>
  )
}

/** Rows of a report, with a bar beside the longest. */
function Rows({ label, column, rows }: { label: string; column: string; rows: ReportRow[] }) {
  const most = Math.max(...rows.map(({ leads }) => leads))
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={name}>
            {column}
          </th>
          <th scope="col">Leads</th>
          <th scope="col">Quoted</th>
          <th scope="col">Won</th>
          <th scope="col">Premium</th>
          <th scope="col">First answer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <bdi>{row.label}</bdi>
              {rows.length > 1 && <Bar part={row.leads / most} />}
            </th>
            <td>{row.leads.toLocaleString('en-US')}</td>
            <td>{countInWords(row.quoted, row.leads)}</td>
            <td>{countInWords(row.won, row.leads)}</td>
            <td>{row.won > 0 ? `$${row.premium.toLocaleString('en-US')}` : '–'}</td>
            <td>{row.answerMs === undefined ? '–' : inTime(row.answerMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
