import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../ui/field/plain-field.tsx'
import { ACTION_KINDS } from './action-kinds.ts'
import { type LogFilters, logHref } from './log-query.ts'

const form = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '2fr 2fr 1fr 1fr auto' },
  alignItems: 'end',
  gap: '16',
})
const all = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** Who, what and when; a plain GET form, so that a view of the log has an address. */
export function LogFilter({ query, people }: { query: LogFilters; people: string[] }) {
  const { person, kind, from, to } = query
  const isFiltered = Boolean(person || kind || from || to)
  return (
    <div>
      <form action="/admin/log" className={form} aria-label="Filter the log">
        <PlainSelect name="person" label="Person" defaultValue={person ?? ''}>
          <option value="">Everyone</option>
          {people.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </PlainSelect>
        <PlainSelect name="kind" label="Kind" defaultValue={kind ?? ''}>
          <option value="">Everything</option>
          {Object.entries(ACTION_KINDS).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </PlainSelect>
        <PlainField name="from" type="date" label="From" defaultValue={from} />
        <PlainField name="to" type="date" label="To" defaultValue={to} />
        <Button type="submit">Filter</Button>
      </form>
      {isFiltered && (
        <p>
          <a href={logHref({})} className={all}>
            Show everything
          </a>
        </p>
      )}
    </div>
  )
}
