import type { ListedSubscriber } from '../../../db/newsletter/subscriber-list.ts'
import type { SubscriberState } from '../../../db/newsletter/subscribers.ts'
import { css } from '../../../styled-system/css'
import { OFFICE_TIME_ZONE } from '../../settings/business.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { surface } from '../../ui/layout.tsx'
import { empty, headRow, list, searchRow } from '../frame/list-look.ts'
import { STAFF_LIST, type SubscriberPage, type SubscriberQuery } from './load-subscriber-list.ts'

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

/** The number of subscribers, the download, and a search by the beginning of an address. */
export function SubscriberListHead({
  list,
  beginning,
}: {
  list: SubscriberPage
  beginning: string
}) {
  const { states } = list
  return (
    <>
      {states && (
        <p>
          <strong>{number(states.subscribed)} subscribed</strong>, {number(states.waiting)} not
          confirmed yet, {number(states.unsubscribed)} unsubscribed.
        </p>
      )}
      <div className={headRow}>
        <form action={STAFF_LIST} className={searchRow} aria-label="Search addresses">
          <PlainField
            name="beginning"
            type="search"
            label="Beginning of an address"
            defaultValue={beginning}
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </form>
        <ButtonLink href="/api/staff/newsletter.csv" download>
          Download CSV
        </ButtonLink>
      </div>
      {beginning && list.found > 0 && (
        <p>
          {number(list.found)} {list.found === 1 ? 'address begins' : 'addresses begin'} with “
          {beginning}”. <a href={STAFF_LIST}>Show all</a>
        </p>
      )}
    </>
  )
}

function number(count: number): string {
  return count.toLocaleString('en-US')
}
