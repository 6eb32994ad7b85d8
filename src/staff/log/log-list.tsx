import type { LogEntry } from '../../../db/staff/audit-list.ts'
import { css } from '../../../styled-system/css'
import { ButtonLink } from '../../ui/button/button.tsx'
import { surface } from '../../ui/layout.tsx'
import { BACKWARD, isBackward } from '../frame/days-between.ts'
import { empty, facts, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { leadHref } from '../leads/addresses.ts'
import { inWords } from './action-words.ts'
import type { LoadedLog } from './load-log.ts'
import { type LogFilters, logHref } from './log-query.ts'

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
