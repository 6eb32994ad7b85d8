import type { WaitingMail } from '../../../../db/work/waiting-mail.ts'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { officeClock } from '../../frame/office-time.ts'
import { DashboardSection } from '../dashboard-section.tsx'
import type { WorkItem, WorkList } from './load-work.ts'
import { FAILED_DAYS } from './load-work.ts'

const list = css({ '& > li + li': { borderTop: '1px solid token(colors.line)' } })
const what = css({ fontWeight: '600', color: 'heading' })
const facts = css({ textStyle: 'small', color: 'quiet' })
const more = css({ px: { base: '16', md: '24' }, pb: '16', textStyle: 'small', color: 'quiet' })

/** What waits or failed, with what can be done about it. */
export function WorkSection(props: {
  lists: WorkList[]
  /** How many jobs are too new for the lists. */
  newWork: number
  waiting: WaitingMail
  asOf: string
}) {
  const { lists, newWork, waiting, asOf } = props
  const isListed = lists.length > 0 || waiting.leads + waiting.newsletter > 0
  return (
    <DashboardSection id="work" title="Waiting or failed" lead={workInAll(isListed, newWork)}>
      <WaitingMailCard waiting={waiting} asOf={asOf} />
      {lists.map(({ title, items, inAll }) => (
        <div key={title} className={surface}>
          <h3 className={heading}>
            {title} ({inAll.toLocaleString('en-US')})
          </h3>
          <ul className={list}>
            {items.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
          {inAll > items.length && <p className={more}>{notShown(items.length, inAll)}</p>}
        </div>
      ))}
    </DashboardSection>
  )
}

/** How many of a list are shown, and how many are not. */
export function notShown(shown: number, inAll: number): string {
  const others = inAll - shown
  const are = others === 1 ? 'is' : 'are'
  return `${shown} are shown; ${others.toLocaleString('en-US')} more ${are} waiting.`
}

/** What is listed, and what is not. */
export function workInAll(isListed: boolean, newWork: number): string {
  if (!isListed && newWork === 0) {
    return `Nothing: no message waits to be sent, no file for its scan, and nothing has failed in the last ${FAILED_DAYS} days.`
  }
  const listed = isListed
    ? `What has waited for more than two minutes, and what has failed in the last ${FAILED_DAYS} days.`
    : `Nothing has waited for more than two minutes, and nothing has failed in the last ${FAILED_DAYS} days.`
  if (newWork === 0) return listed
  const jobs =
    newWork === 1 ? '1 newer job is' : `${newWork.toLocaleString('en-US')} newer jobs are`
  return `${listed} ${jobs} on the way, such as a message to send or a file to check.`
}

function Line({ item }: { item: WorkItem }) {
  const { id, lead, at, retry } = item
  return (
    <li className={line}>
      <div className={words}>
        <p className={what}>{item.what}</p>
        <p>{item.why}</p>
        <p className={facts}>
          {at.verb === 'failed' ? 'Failed' : 'Waiting since'} {officeClock(at.time)}
          {lead && (
            <>
              {', lead '}
              <a href={`/admin/leads/${lead.id}`}>
                {lead.reference}, <bdi>{lead.name}</bdi>
              </a>
            </>
          )}
        </p>
      </div>
      {retry && (
        <form method="post" action="/api/staff/work/retry">
          <input type="hidden" name="sort" value={retry} />
          <Button
            type="submit"
            name="id"
            value={id}
            aria-label={`Retry: ${item.what}${lead ? `, ${lead.reference}` : ''}`}
          >
            Retry
          </Button>
        </form>
      )}
    </li>
  )
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/**
 * Messages that wait for staff, with what to do about them; nothing when there are none.
 * @param asOf What waits later is not released with them: staff have not seen how many that is.
 */
function WaitingMailCard({ waiting, asOf }: { waiting: WaitingMail; asOf: string }) {
  const inAll = waiting.leads + waiting.newsletter
  if (inAll === 0) return null
  return (
    <div className={surface}>
      <h3 className={heading}>Messages waiting for release ({inAll.toLocaleString('en-US')})</h3>
      <form method="post" action="/api/staff/work/waiting-mail" className={line}>
        <div className={words}>
          <p>
            More messages were requested than the site may send in an hour: {countOf(waiting)},
            since {officeClock(waiting.oldest ?? asOf)}. If a program typed in these addresses,
            discard them: the people behind them never asked. Requests themselves are not affected.
          </p>
        </div>
        <input type="hidden" name="until" value={asOf} />
        <div className={buttons}>
          <Button type="submit" name="act" value="release">
            Release all
          </Button>
          <Button type="submit" name="act" value="discard">
            Discard all
          </Button>
        </div>
      </form>
    </div>
  )
}

function countOf({ leads, newsletter }: WaitingMail): string {
  const parts = [
    leads > 0 && `${leads.toLocaleString('en-US')} to confirm a request`,
    newsletter > 0 && `${newsletter.toLocaleString('en-US')} about the newsletter`,
  ]
  return parts.filter(Boolean).join(' and ')
}

const heading = css({ textStyle: 'card', px: { base: '16', md: '24' }, pt: '16' })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '24',
  rowGap: '8',
  px: { base: '16', md: '24' },
  py: '12',
})
const words = css({
  flex: '1 1 20rem',
  minWidth: '0',
  display: 'grid',
  gap: '4',
  overflowWrap: 'anywhere',
})
