import { Fragment } from 'react'
import type { LeadCounts } from '../../../../db/leads/lead-counts.ts'
import { LEAD_VIEWS, type LeadView } from '../../../../db/leads/lead-filter.ts'
import { CLOSED_STATUSES } from '../../../../db/leads/lead-status.ts'
import type { SavedView } from '../../../../db/leads/saved-views.ts'
import { css } from '../../../../styled-system/css'
import { views } from '../../frame/list-look.ts'
import { UNFINISHED } from '../unfinished/addresses.ts'
import { VIEW_NAMES } from '../words/lead-names.ts'
import { COUNTS_NEW } from './count-new.ts'
import { counted } from './counted.ts'
import { LEADS, type LeadsAsked, leadsHref, POLICIES_ENDING } from './leads-query.ts'
import { savedViewOf } from './saved-view-form.tsx'

/** In a line that a thumb moves: a phone has room for the first lead below it. */
const atEdge = css({
  ml: '-8',
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  whiteSpace: 'nowrap',
  '& > a': { flex: 'none' },
})
/** The lists that a new lead is in. */
const WITH_NEW: readonly LeadView[] = ['all', 'new', 'open']
const number = css({ fontWeight: '400', color: 'quiet' })

/** The lists of leads. What else is asked for stays; the counts are of whole lists only. */
export function LeadViews(props: {
  asked: LeadsAsked
  counts: LeadCounts
  toCall: number
  saved: SavedView[]
}) {
  const { asked, counts, toCall, saved } = props
  const shown = savedViewOf(asked, saved)
  const { after, before, view: current, ...rest } = asked
  return (
    <nav aria-label="Lists of leads" className={`${views} ${atEdge}`}>
      {LEAD_VIEWS.map((view) => (
        <Fragment key={view}>
          <a
            href={leadsHref({ ...rest, view })}
            aria-current={view === current && !asked.policyEnds && !shown ? 'page' : undefined}
          >
            {VIEW_NAMES[view]}
            {counts.views[view] !== undefined && (
              <span className={number} {...(WITH_NEW.includes(view) && COUNTS_NEW)}>
                {`(${counted(counts.views[view])})`}
              </span>
            )}
          </a>
          {/* Where a phone shows them before anybody moves the line. */}
          {view === 'all' &&
            saved.map(({ id, name, query }) => (
              <a
                key={id}
                href={`${LEADS}?${query}`}
                aria-current={id === shown?.id ? 'page' : undefined}
              >
                {name}
              </a>
            ))}
        </Fragment>
      ))}
      <a
        href={leadsHref(POLICIES_ENDING)}
        aria-current={asked.policyEnds && !shown ? 'page' : undefined}
      >
        Policies ending
      </a>
      {/* They are no leads yet, so they have a page of their own. */}
      <a href={UNFINISHED}>
        Unfinished
        {toCall > 0 && <span className={number}>({counted(toCall)} to call)</span>}
      </a>
    </nav>
  )
}

/** Says which leads the order by follow-up leaves out. */
export function OnlyWithADay({ asked }: { asked: LeadsAsked }) {
  const { view, status, order, followUp } = asked
  // Whoever asks for those that are due expects no others.
  if (order !== 'follow-up' || followUp) return null
  const isOver = view === 'handled' || CLOSED_STATUSES.some((one) => one === status)
  const beginning = { ...asked, after: undefined, before: undefined, order: 'newest' } as const
  return (
    <p>
      {isOver
        ? 'Only leads with a day for a follow-up are listed. '
        : 'Only open leads with a day for a follow-up are listed. '}
      <a href={leadsHref(beginning)}>List the others, too</a>
    </p>
  )
}
