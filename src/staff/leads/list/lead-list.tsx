import type { ReactNode } from 'react'
import { css, cx } from '../../../../styled-system/css'
import { requestHeaders } from '../../../http/request.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { empty, list } from '../../frame/list-look.ts'
import { BACKWARD, isBackward } from '../../frame/office-time.ts'
import { flashOf } from '../../session/flash.ts'
import { countedLeads } from './counted.ts'
import { ExportLinks } from './export-links.tsx'
import { LeadLine } from './lead-line.tsx'
import {
  isFiltered,
  isPlainList,
  LEADS,
  type LeadsAsked,
  leadsHref,
  leadsQuery,
} from './leads-query.ts'
import { LIST_ID } from './list-id.ts'
import type { LoadedLeads } from './load-leads.ts'
import { NewLeads } from './new-leads.tsx'
import { wasSelected } from './selected.ts'
import { SelectedBar } from './selected-bar.tsx'
import { SelectAll } from './selection.tsx'

const paper = css({
  display: 'flex',
  flexDirection: 'column',
  // Where :has is not known, the bar is always there.
  '&:not(:has(input[name=ids]:checked)) [data-selected-bar]': { display: 'none' },
})
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  '&:has(~ ul)': { borderBottom: '1px solid token(colors.line)' },
})

// On a phone it is in the bar of what is selected.
const fromTablet = css({ display: { base: 'none', md: 'block' } })

// A phone has no room for it beside what is new; the button below the list says it too.
const number = css({
  display: { base: 'none', md: 'block' },
  px: '16',
  textStyle: 'small',
  fontWeight: '600',
  color: 'heading',
})

/** The leads of a page, a line each, and what can be done with those that are selected. */
export function LeadList({ asked, loaded }: { asked: LeadsAsked; loaded: LoadedLeads }) {
  const { leads, near, staff, known } = loaded
  const flash = flashOf(requestHeaders())
  const isFirst = isPlainList(asked) && (asked.view === 'all' || asked.view === 'new')
  return (
    <section id={LIST_ID} className={cx(surface, paper)} aria-label="List of leads">
      <div className={top}>
        {leads.length > 0 && (
          <div className={fromTablet}>
            <SelectAll />
          </div>
        )}
        {leads.length > 0 && (isFiltered(asked) || asked.order === 'follow-up') && (
          <Found found={loaded.found} />
        )}
        <NewLeads known={known} isFirst={isFirst} href={LEADS} />
      </div>
      {/* Shown below the list, and before it for the keyboard: from the boxes, it is a few keys back. */}
      <SelectedBar asked={asked} staff={staff} />
      {leads.length === 0 && (
        <div className={empty}>
          <Nothing asked={asked} />
          {near.length > 0 && <p>Names like it:</p>}
        </div>
      )}
      {(leads.length > 0 || near.length > 0) && (
        <ul className={list}>
          {[...leads, ...near].map((lead) => (
            <LeadLine
              key={lead.id}
              lead={lead}
              isSelected={wasSelected(flash, lead.id)}
              list={leadsQuery(asked)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function Found({ found }: { found: number }) {
  const text = `${countedLeads(found)} found`
  return <p className={number}>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}

const NOTHING: Record<LeadsAsked['view'], string> = {
  all: 'There is no lead yet. What visitors send with the quote, contact, and call forms appears here automatically.',
  new: 'There are no new leads: each one has been taken up.',
  open: 'No lead is open: each is won, lost, or handled.',
  handled:
    'No lead is won, lost, or handled yet. Set its status on its page, or select leads in a list and mark them.',
  mine: 'Nobody has assigned a lead to you. Select leads in another list and assign them.',
  held: 'No lead is held. Suspected spam is listed here, and nowhere else.',
}

/** Why a list is empty, and what to do. */
function Nothing({ asked }: { asked: LeadsAsked }): ReactNode {
  const { view, order, search, followUp, from, to } = asked
  if (asked.after || asked.before) {
    const beginning = { ...asked, after: undefined, before: undefined }
    return (
      <p>
        There are no leads left on this page.{' '}
        <a href={leadsHref(beginning)}>Go to the beginning of the list</a>.
      </p>
    )
  }
  if (!isFiltered(asked)) {
    return order === 'follow-up' ? (
      <p>
        No lead here has a day for a follow-up. Set one on its page, or{' '}
        <a href={leadsHref({ view })}>list the newest first</a>.
      </p>
    ) : (
      <p>{NOTHING[view]}</p>
    )
  }
  return (
    <p>
      {search ? `No lead here has “${search}”. ` : 'No lead here fits the filters. '}
      {isBackward({ from, to }) && `${BACKWARD} `}
      {order === 'follow-up' && followUp !== 'due' && (
        <>
          Only those with a day for a follow-up are listed:{' '}
          <a href={leadsHref({ ...asked, order: 'newest' })}>list the others, too</a>.{' '}
        </>
      )}
      {search && 'A search finds the beginnings of words, and a phone number in any spelling. '}
      {view !== 'all' && (
        <>
          <a href={leadsHref({ ...asked, view: 'all' })}>Look in all leads</a>, or{' '}
        </>
      )}
      <a href={LEADS}>{view === 'all' ? 'Show all leads' : 'show all leads'}</a>.
    </p>
  )
}

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
