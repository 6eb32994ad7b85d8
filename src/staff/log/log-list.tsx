import type { LogEntry } from '../../../db/staff/audit-list.ts'
import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../ui/field/plain-field.tsx'
import { surface } from '../../ui/layout.tsx'
import { empty, facts, list } from '../frame/list-look.ts'
import { BACKWARD, isBackward, officeTimeInWords } from '../frame/office-time.ts'
import { leadHref } from '../leads/addresses.ts'
import { inWords } from './action-words.ts'
import { ACTION_KINDS, type LoadedLog, type LogFilters, logHref } from './load-log.ts'

const line = css({ px: { base: '16', md: '24' }, py: '12', overflowWrap: 'anywhere' })
const whoLook = css({ fontWeight: '600', color: 'heading' })
const lead = css({ display: 'inline-block', py: '4' })
const older = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })

/** A page of the log, newest first, with a link to what was before. */
export function LogList({ page, query }: { page: LoadedLog; query: LogFilters }) {
  const { entries, references, older: next } = page
  if (entries.length === 0) {
    return (
      <div className={surface}>
        <p className={empty}>
          Nothing in the log fits this filter.{isBackward(query) && ` ${BACKWARD}`}
        </p>
      </div>
    )
  }
  return (
    <>
      <ol className={`${surface} ${list}`}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} reference={references.get(entry.about ?? '')} />
        ))}
      </ol>
      <p className={older}>
        {query.after && (
          <ButtonLink href={logHref({ ...query, after: undefined })}>Newest</ButtonLink>
        )}
        {next && (
          <ButtonLink href={logHref({ ...query, after: next })} rel="next">
            Older
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function Line({ entry, reference }: { entry: LogEntry; reference: string | undefined }) {
  const { who, did } = inWords(entry)
  const { address } = entry.details
  return (
    <li className={line}>
      <p>
        <span className={whoLook}>{who}</span> {did}
      </p>
      <p className={facts}>
        <time dateTime={entry.at}>{officeTimeInWords(entry.at)}</time>
        {typeof address === 'string' && <span>From {address}</span>}
        {reference && (
          <a href={leadHref(entry.about ?? '')} className={lead}>
            Lead {reference}
          </a>
        )}
      </p>
    </li>
  )
}

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
