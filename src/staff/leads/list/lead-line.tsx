import { css } from '../../../../styled-system/css'
import { phoneLink } from '../../../http/phone-link.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { forScreenReaders } from '../../../ui/layout.tsx'
import { leadAnchor, leadHref } from '../addresses.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { cell, check, late, line, status, title, unread } from './lead-line-look.ts'
import { changesValue, selectedValue } from './selected.ts'
import type { ShownLead } from './shown-lead.ts'

const kind = css({ textStyle: 'small', color: 'quiet' })

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
        {lead.followUp && <FollowUp {...lead.followUp} />}
      </p>
    </li>
  )
}

function FollowUp({ text, isOverdue }: NonNullable<ShownLead['followUp']>) {
  return isOverdue ? (
    <strong className={late}>Overdue since {text}</strong>
  ) : (
    <span>Follow up {text}</span>
  )
}
