import {
  listUnfinished,
  UNFINISHED_SHOWN,
  type Unfinished,
} from '../../../../db/leads/unfinished.ts'
import { services } from '../../../http/services.ts'
import type { LeadAnswers } from '../../../leads/lead-forms.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visiblePhone } from '../../../leads/visible-phone.ts'
import { DRAFT_DAYS } from '../../../settings/business.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { surface } from '../../../ui/layout.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { empty, facts, line, list } from '../../frame/list-look.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { When } from '../words/when.tsx'
import { unfinishedHref } from './addresses.ts'
import { unfinishedName } from './unfinished-name.ts'

/** The requests that visitors did not finish and agreed to be called about. */
export async function UnfinishedList() {
  const staff = await requireStaff('leads')
  const requests = await listUnfinished(services().db)
  return (
    <StaffFrame title="Unfinished requests" staff={staff}>
      <p>
        These visitors did not send their request, and agreed to be called about it. Call; do not
        write. A request appears here an hour after the last change, and is deleted {DRAFT_DAYS}{' '}
        days after it. When the visitor sends it, it becomes a lead and leaves this list.{' '}
        <a href="/admin/leads">All leads</a>
      </p>
      {requests.length === 0 ? (
        <div className={surface}>
          <p className={empty}>There is no unfinished request.</p>
        </div>
      ) : (
        <ul className={`${surface} ${list}`}>
          {requests.map((request) => (
            <Line key={request.id} request={request} />
          ))}
        </ul>
      )}
      {requests.length === UNFINISHED_SHOWN && (
        <p>Only the {UNFINISHED_SHOWN} that changed last are shown.</p>
      )}
    </StaffFrame>
  )
}

function Line({ request }: { request: Unfinished }) {
  const { id, kind, updatedAt, calledAt } = request
  const { phone }: LeadAnswers = request.answers
  return (
    <li className={line}>
      <h2>
        <a href={unfinishedHref(id)} dir="auto">
          {unfinishedName(request)}
        </a>
      </h2>
      <p className={facts}>
        {calledAt && <Badge tone="land">Called</Badge>}
        <span>{requestName(kind)}</span>
        <span>{visiblePhone(phone) || 'No phone number'}</span>
        <span>
          Last changed <When at={updatedAt} />
        </span>
      </p>
    </li>
  )
}
