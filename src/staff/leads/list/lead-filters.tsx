import type { LeadCounts } from '../../../../db/leads/lead-counts.ts'
import { LEAD_ORDERS } from '../../../../db/leads/lead-list.ts'
import type { SavedView } from '../../../../db/leads/saved-views.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { css } from '../../../../styled-system/css'
import { requestHeaders } from '../../../http/request.ts'
import { REQUEST_NAMES } from '../../../leads/request-names.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { PlainField, PlainSelect } from '../../../ui/field/plain-field.tsx'
import { flashOf } from '../../session/flash.ts'
import {
  FOLLOW_UP_NAMES,
  INSURANCE_NAMES,
  ORDER_NAMES,
  POLICY_END_NAMES,
  STATUS_NAMES,
} from '../words/lead-names.ts'
import { counted, countedLeads } from './counted.ts'
import {
  isFiltered,
  LEADS,
  type LeadsAsked,
  NOBODY,
  POLICIES_ENDING,
  STATUSES_OF,
} from './leads-query.ts'
import { LIST_ID } from './list-id.ts'
import { SaveView, savedViewOf } from './saved-view-form.tsx'
import { SEARCH_BOX } from './search-box.ts'

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: '16',
  rowGap: '4',
  minWidth: '0',
  '& button': { minHeight: '48', px: { base: '16', sm: '24' } },
  // The room around the word of a bare link is more than the line of a phone has.
  '& > a': { ml: { base: '-12', sm: '0' } },
})
const search = css({
  display: 'flex',
  alignItems: 'end',
  gap: '8',
  flex: { base: '1 1 9rem', sm: '1 1 16rem' },
  minWidth: '0',
  maxWidth: '36rem',
  '& > div': { flex: '1', minWidth: '0' },
  // It may reach over the button beside the field. On a phone the field says it itself, and its keyboard has the button.
  '& label': { srOnly: { base: true, sm: false }, whiteSpace: { sm: 'nowrap' } },
  '& > button': { display: { base: 'none', sm: 'inline-flex' } },
})
const more = css({
  '&[open]': { flexBasis: 'full' },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48',
    color: 'ink',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    cursor: 'pointer',
  },
})
const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' },
  alignItems: 'end',
  gap: '12',
  pt: '4',
})

/** On a phone, the open fields fill more than the screen. */
const toList = css({
  display: { md: 'none' },
  flexBasis: 'full',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
})

interface FilterProps {
  saved: SavedView[]
  asked: LeadsAsked
  counts: LeadCounts
  /** How many leads are listed, on all pages. */
  found: number
  /** To whom leads can be assigned. */
  staff: StaffMember[]
}

/** A search in every word of a lead and of its notes, and what narrows and orders the list, as one form. */
export function LeadFilters(props: FilterProps) {
  const { asked } = props
  const isNarrowed = isFiltered(asked) || asked.order !== 'newest'
  const isNameWrong = flashOf(requestHeaders())?.errors?.viewName !== undefined
  return (
    // The keys of the list must not wait for a touch, nor what asks for new leads, however far down the
    // list was when it was loaded again.
    <form action={LEADS} className={form} aria-label="Search and filter leads" data-wake="at-once">
      {asked.view !== 'all' && <input type="hidden" name="view" value={asked.view} />}
      <div className={search}>
        <PlainField
          name="search"
          id={SEARCH_BOX}
          type="search"
          label="Name, phone, reference, or any word"
          defaultValue={asked.search}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search"
        />
        <Button type="submit">Search</Button>
      </div>
      {isNarrowed && (
        <ButtonLink href={LEADS} tone="bare">
          Reset
        </ButtonLink>
      )}
      {isNarrowedByFields(asked) && props.found > 0 && (
        <p className={toList}>
          <a href={`#${LIST_ID}`}>Go to the list: {countedLeads(props.found)}</a>
        </p>
      )}
      <details
        className={more}
        open={isNameWrong || (isNarrowedByFields(asked) && !savedViewOf(asked, props.saved))}
      >
        <summary>Filter and sort</summary>
        <Fields {...props} />
        <SaveView asked={asked} saved={props.saved} />
      </details>
    </form>
  )
}

function Fields({ asked, counts, staff }: Omit<FilterProps, 'found' | 'saved'>) {
  const statuses = STATUSES_OF[asked.view]
  return (
    <div className={fields}>
      <PlainSelect name="kind" label="Kind" defaultValue={asked.kind ?? ''}>
        <option value="">All kinds</option>
        <Choices names={REQUEST_NAMES} counts={counts.kinds} />
      </PlainSelect>
      <PlainSelect name="type" label="Insurance" defaultValue={asked.insuranceType ?? ''}>
        <option value="">All types</option>
        <Choices names={INSURANCE_NAMES} counts={counts.insuranceTypes} />
      </PlainSelect>
      {statuses.length > 0 && (
        <PlainSelect name="status" label="Status" defaultValue={asked.status ?? ''}>
          <option value="">Any status</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </PlainSelect>
      )}
      {asked.view !== 'mine' && <WhoHasIt who={asked.who} staff={staff} />}
      <PlainSelect name="follow-up" label="Follow-up" defaultValue={asked.followUp ?? ''}>
        <option value="">Any day or none</option>
        <Choices names={FOLLOW_UP_NAMES} />
      </PlainSelect>
      <PlainSelect
        name="policy-ends"
        label="Their policy ends"
        defaultValue={asked.policyEnds ?? ''}
      >
        <option value="">Any day or none</option>
        <Choices names={POLICY_END_NAMES} />
      </PlainSelect>
      <PlainField name="from" type="date" label="From" defaultValue={asked.from} />
      <PlainField name="to" type="date" label="To" defaultValue={asked.to} />
      <PlainSelect name="sort" label="Sort" defaultValue={asked.order}>
        {LEAD_ORDERS.map((order) => (
          <option key={order} value={order}>
            {ORDER_NAMES[order]}
          </option>
        ))}
      </PlainSelect>
      <Button type="submit">Apply</Button>
    </div>
  )
}

function WhoHasIt({ who, staff }: { who: string | undefined; staff: StaffMember[] }) {
  const isNamed = !who || who === NOBODY || staff.some(({ id }) => id === who)
  return (
    <PlainSelect name="who" label="Who has it" defaultValue={who ?? ''}>
      <option value="">Anyone or nobody</option>
      <option value={NOBODY}>Nobody</option>
      {staff.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name || email}
        </option>
      ))}
      {!isNamed && <option value={who}>Somebody who no longer gets leads</option>}
    </PlainSelect>
  )
}

function Choices(props: {
  names: Record<string, string>
  counts?: Partial<Record<string, number>>
}) {
  return Object.entries(props.names).map(([value, name]) => {
    const count = props.counts?.[value]
    return (
      <option key={value} value={value}>
        {count === undefined ? name : `${name} (${counted(count)})`}
      </option>
    )
  })
}

/** A list that has its own link needs no fields. */
function isNarrowedByFields(asked: LeadsAsked): boolean {
  const { policyEnds, order } = POLICIES_ENDING
  const isOwnList = asked.policyEnds === policyEnds && asked.order === order
  const rest = isOwnList ? { ...asked, policyEnds: undefined, order: 'newest' as const } : asked
  return isFiltered({ ...rest, search: '' }) || rest.order !== 'newest'
}
