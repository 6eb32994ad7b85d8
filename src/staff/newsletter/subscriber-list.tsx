import type { ListedSubscriber } from '../../../db/newsletter/subscriber-list.ts'
import type { SubscriberState } from '../../../db/newsletter/subscribers.ts'
import { css } from '../../../styled-system/css'
import { OFFICE_TIME_ZONE } from '../../settings/business.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { surface } from '../../ui/layout.tsx'
import type { SubscriberQuery } from './subscriber-query.ts'

const list = css({ display: 'grid', '& > li + li': { borderTop: '1px solid token(colors.line)' } })
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '24',
  px: { base: '16', md: '24' },
  py: '12',
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' })
const address = css({ fontWeight: '600', overflowWrap: 'anywhere' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  mt: '4',
  textStyle: 'small',
  color: 'quiet',
})
const erase = css({
  textStyle: 'small',
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'ink',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& form': { display: 'grid', gap: '8', pb: '8' },
})
const empty = css({ p: '24' })

const STATES: Record<SubscriberState, string> = {
  subscribed: 'Subscribed',
  waiting: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
}

/** Subscribers with their state. */
export function SubscriberList(props: { subscribers: ListedSubscriber[]; query: SubscriberQuery }) {
  const { subscribers, query } = props
  const { beginning } = query
  if (subscribers.length === 0) {
    return (
      <div className={surface}>
        <p className={empty}>
          {beginning ? `No address begins with “${beginning}”.` : 'Nobody has subscribed yet.'}
        </p>
      </div>
    )
  }
  return (
    <ul className={`${surface} ${list}`}>
      {subscribers.map((subscriber) => (
        <li key={subscriber.id} className={line}>
          <div>
            <p className={row}>
              <span className={address}>{subscriber.email}</span>
              <Badge tone={subscriber.state === 'subscribed' ? 'ink' : 'land'}>
                {STATES[subscriber.state]}
              </Badge>
            </p>
            <p className={facts}>
              <span>Signed up {day(subscriber.consentedAt)}</span>
              {subscriber.confirmedAt && <span>Confirmed {day(subscriber.confirmedAt)}</span>}
              {subscriber.unsubscribedAt && (
                <span>Unsubscribed {day(subscriber.unsubscribedAt)}</span>
              )}
              {subscriber.sourcePath && <span>On {subscriber.sourcePath}</span>}
            </p>
          </div>
          <Erase subscriber={subscriber} query={query} />
        </li>
      ))}
    </ul>
  )
}

/** Needs two steps: an erased address cannot be restored. */
function Erase(props: { subscriber: ListedSubscriber; query: SubscriberQuery }) {
  const { id, email } = props.subscriber
  return (
    <details className={erase}>
      <summary aria-label={`Remove ${email}`}>Remove</summary>
      <form method="post" action="/api/staff/newsletter/erase">
        <input type="hidden" name="id" value={id} />
        {/* Returns to the same part of the list. */}
        <input type="hidden" name="beginning" value={props.query.beginning} />
        <input type="hidden" name="page" value={props.query.page} />
        <Button type="submit">Erase for good</Button>
        <span>The address and its consent are deleted.</span>
      </form>
    </details>
  )
}

/** Nov 21, 2026 */
function day(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: OFFICE_TIME_ZONE,
  })
}
