import type { Lead } from '../../../../db/leads/lead.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { facts } from '../../frame/list-look.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { dayInWords } from '../words/lead-times.ts'
import { When } from '../words/when.tsx'

const SHOWN_REASON = 500

/** What a lead is and where it stands, on a line. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { status, statusReason, followUpOn } = lead.state
  return (
    <p className={facts}>
      <Badge tone={status === 'new' ? 'ink' : 'land'}>{STATUS_NAMES[status]}</Badge>
      <span>
        {requestName(lead.kind)} {lead.reference}
      </span>
      <span>
        Received <When at={lead.createdAt} />
      </span>
      {lead.assignedTo && <span>With {lead.assignedTo.name}</span>}
      {followUpOn && <span>Follow up on {dayInWords(followUpOn)}</span>}
      {statusReason && <bdi>{visibleLine(statusReason, SHOWN_REASON)}</bdi>}
    </p>
  )
}
