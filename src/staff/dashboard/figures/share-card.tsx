import { css } from '../../../../styled-system/css'
import { Card, CardTitle } from '../../../ui/card/card.tsx'
import type { Share } from './shares.ts'

const table = css({
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: '8', fontWeight: '400', verticalAlign: 'bottom' },
  '& th': { textAlign: 'start', overflowWrap: 'anywhere' },
  '& td': { pl: '12', textAlign: 'end', fontWeight: '600', color: 'heading', whiteSpace: 'nowrap' },
  '& tbody tr + tr > *': { borderTop: '1px solid token(colors.line)' },
  '& thead th': { pt: '0', textStyle: 'small', color: 'quiet' },
  '& thead th + th': { textAlign: 'end' },
})
const bar = css({ display: 'block', width: 'full', height: '6px', mt: '4' })
const track = css({ fill: 'shallow' })
const filled = css({ fill: 'ink' })

/** How leads divide up: a row for each, with a bar beside the longest. */
export function ShareCard({
  title,
  column,
  shares,
}: {
  title: string
  /** What a row's name is, for example: Town. */
  column: string
  shares: Share[]
}) {
  const most = Math.max(...shares.map(({ leads }) => leads))
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {shares.length === 0 ? (
        <p>No leads in the last 90 days.</p>
      ) : (
        <table className={table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, leads }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <svg className={bar} aria-hidden="true">
                    <rect className={track} width="100%" height="100%" />
                    <rect
                      className={filled}
                      width={`${((leads / most) * 100).toFixed(2)}%`}
                      height="100%"
                    />
                  </svg>
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
