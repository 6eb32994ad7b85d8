import { css, cva } from '../../../../styled-system/css'
import { phoneLink } from '../../../http/phone-link.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { forScreenReaders } from '../../../ui/layout.tsx'
import { leadAnchor, leadHref } from '../addresses.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { changesValue, selectedValue } from './selected.ts'
import type { ShownLead } from './shown-lead.ts'

const kind = css({ textStyle: 'small', color: 'quiet' })

/** On a desk, on a line however long it is. */
const about = css({
  textStyle: 'small',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { lg: 'nowrap' },
})

/** The form that the boxes of the list belong to. */
export const SELECTED_FORM = 'selected'

const TONES = {
  new: 'ink',
  'in-work': 'land',
  quoted: 'land',
  won: 'water',
  lost: 'water',
  handled: 'water',
} as const

/** A lead of the list, with the box that selects it. */
export function LeadLine(props: {
  lead: ShownLead
  isJustIn?: boolean
  isSelected?: boolean
  /** The query of the list, to which the lead's page leads back. */
  list?: string
}) {
  const { lead, isJustIn, isSelected, list } = props
  return (
    <li className={line} data-lead={lead.id}>
      <label className={check}>
        <input
          type="checkbox"
          name="ids"
          value={selectedValue(lead)}
          form={SELECTED_FORM}
          defaultChecked={isSelected}
        />
        {lead.changesByOthers > 0 && (
          <input type="hidden" name="changes" value={changesValue(lead)} form={SELECTED_FORM} />
        )}
        <span className={forScreenReaders}>
          Select {lead.title}, {lead.reference}
        </span>
      </label>
      <div>
        <h2 className={title({ isUnread: lead.isUnread })}>
          {lead.isUnread && (
            <span className={unread}>
              <span className={forScreenReaders}>Unread: </span>
            </span>
          )}
          <a id={leadAnchor(lead.id)} href={leadHref(lead.id, list)} dir="auto">
            {lead.title}
          </a>
        </h2>
        <p className={kind}>
          {lead.kind}
          {lead.insurance && ` · ${lead.insurance}`}
        </p>
        {lead.summary && (
          <p className={about} dir="auto">
            {lead.summary}
          </p>
        )}
      </div>
      <p className={status}>
        {isJustIn && <Badge tone="land">Just in</Badge>}
        <Badge tone={TONES[lead.status]}>
          <span className={forScreenReaders}>Status: </span>
          {STATUS_NAMES[lead.status]}
        </Badge>
      </p>
      <p className={cell}>
        {lead.phone ? <a href={phoneLink(lead.phone)}>{lead.phone}</a> : <span>No phone</span>}
        {lead.town && <span>{lead.town}</span>}
      </p>
      <p className={cell}>
        <time dateTime={lead.createdAt}>
          <span className={forScreenReaders}>Received </span>
          {lead.received}
        </time>
        <span>{lead.reference}</span>
      </p>
      <p className={cell}>
        <span>
          <span className={forScreenReaders}>Assigned to </span>
          {lead.assigned ?? 'Nobody yet'}
        </span>
        {lead.promised && !lead.followUp && <Promised {...lead.promised} />}
        {lead.followUp && <FollowUp {...lead.followUp} />}
        {lead.policyEnds && <span>Policy ends {lead.policyEnds}</span>}
      </p>
    </li>
  )
}

function Promised({ what, text, isOverdue }: NonNullable<ShownLead['promised']>) {
  const [open, overdue] =
    what === 'answer' ? ['Answer by', 'Answer was due'] : ['Needed by', 'Was needed by']
  return isOverdue ? (
    <strong className={late}>
      {overdue} {text}
    </strong>
  ) : (
    <span>
      {open} {text}
    </span>
  )
}

function FollowUp({ text, isOverdue }: NonNullable<ShownLead['followUp']>) {
  return isOverdue ? (
    <strong className={late}>Overdue since {text}</strong>
  ) : (
    <span>Follow up {text}</span>
  )
}

/** A row of columns on a desk, a card of short lines on a phone. */
const line = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'token(sizes.target) minmax(0, 1fr) auto',
    lg: 'token(sizes.target) minmax(0, 2.5fr) minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(0, 1.8fr) 7rem',
  },
  columnGap: { base: '4', lg: '16' },
  alignItems: { lg: 'center' },
  pl: '4',
  pr: { base: '16', lg: '24' },
  py: { base: '12', lg: '4' },
  // Above the bar of what is selected.
  scrollMarginBlock: '12rem',
  '& a, & input': { scrollMarginBlock: '12rem' },
  '&:has(input:checked), &:has(h2 a:focus-visible)': { bg: 'selected' },
  '&:hover': { bg: { lg: 'selected' } },
})

const check = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'target',
  minHeight: 'target',
  alignSelf: { base: 'start', lg: 'center' },
  mt: { base: '-8', lg: '0' },
  cursor: 'pointer',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: 'token(colors.ink)' },
})

const title = cva({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '8',
    py: { base: '4', lg: '0' },
    fontFamily: 'sans',
    fontSize: '1rem',
    lineHeight: '1.35',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      // A target for a thumb around the lines of the name, which take no more room than they are high.
      py: { base: '12', lg: '2' },
      my: { base: '-12', lg: '-2' },
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  },
  variants: { isUnread: { true: { fontWeight: '700' }, false: { fontWeight: '400' } } },
})

/** A point before the name, which is bold too. */
const unread = css({
  flex: 'none',
  width: '8',
  height: '8',
  // In the middle of the first line.
  mt: 'calc((1.35em - token(spacing.8)) / 2)',
  borderRadius: 'round',
  bg: 'action',
  // Seen where forced colors take the fill away.
  border: '1px solid transparent',
})

/** Two facts: one over the other on a desk, side by side on a phone. */
const cell = css({
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: { base: 'center', lg: 'start' },
  columnGap: '12',
  gridColumn: { base: '2 / -1', lg: 'auto' },
  minWidth: '0',
  textStyle: 'small',
  color: 'quiet',
  '& > :first-child': { color: 'text' },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: 'target', lg: '24' },
    my: { base: '-8', lg: '0' },
    color: 'ink',
  },
})

const status = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: { lg: 'end' },
  gap: '4',
  order: { lg: '1' },
})

const late = css({ fontWeight: '600', color: 'problem' })
