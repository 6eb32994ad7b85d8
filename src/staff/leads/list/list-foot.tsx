import { css } from '../../../../styled-system/css'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { countedLeads } from './counted.ts'
import { ExportLinks } from './export-links.tsx'
import { type LeadsAsked, leadsHref, leadsQuery } from './leads-query.ts'
import type { LoadedLeads } from './load-leads.ts'

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '24',
  rowGap: '8',
})
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const quiet = css({ textStyle: 'small', color: 'quiet' })

/** The way through the list, and the whole of it as a file. */
export function ListFoot({ asked, loaded }: { asked: LeadsAsked; loaded: LoadedLeads }) {
  const { previous, next } = loaded
  const { after, before, ...list } = asked
  const query = leadsQuery(list)
  return (
    <div className={foot}>
      {(previous || next) && (
        <nav aria-label="Pages of the list" className={row}>
          {previous && (
            <ButtonLink href={leadsHref({ ...list, before: previous })} rel="prev">
              Previous
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={leadsHref({ ...list, after: next })} rel="next">
              Next
            </ButtonLink>
          )}
        </nav>
      )}
      {loaded.found > 0 && (
        <ExportLinks query={query && `?${query}`} label={`Export ${countedLeads(loaded.found)}`} />
      )}
      <p className={quiet}>Times are those of the office in Bridgeport.</p>
    </div>
  )
}
