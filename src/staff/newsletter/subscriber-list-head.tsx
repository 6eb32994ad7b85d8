import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { SubscriberPage } from './load-subscriber-list.ts'
import { STAFF_LIST } from './subscriber-query.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '24',
})
const search = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12' })

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
      <div className={row}>
        <form action={STAFF_LIST} className={search} aria-label="Search addresses">
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
