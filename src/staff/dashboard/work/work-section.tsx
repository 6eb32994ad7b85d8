import type { WaitingMail } from '../../../../db/work/waiting-mail.ts'
import { css } from '../../../../styled-system/css'
import { Button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { DashboardSection } from '../dashboard-section.tsx'
import { officeClock } from '../office-clock.ts'
import { FAILED_DAYS } from './load-work.ts'
import { WaitingMailCard } from './waiting-mail-card.tsx'
import type { WorkItem, WorkList } from './work-item.ts'
import { heading, line, words } from './work-styles.ts'

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
