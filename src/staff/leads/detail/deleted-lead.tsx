import type { DeletedLead as Deleted, Deletion } from '../../../../db/leads/delete-leads.ts'
import { answerWithStatus } from '../../../http/page-status.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import type { StaffMember } from '../../session/session.ts'
import { When } from '../words/when.tsx'

const WHY: Record<Deletion, string> = {
  'lead-deleted': '',
  'spam-deleted': ' as spam',
  'person-erased': ' with everything about its person',
  'lead-expired': ', because it was older than the retention period',
}

/** Shown at the address of a deleted lead: when and by whom it was deleted, according to the log. */
export function DeletedLead(props: {
  deleted: Deleted
  staff: StaffMember
  nameOf: (email: string | undefined) => string
}) {
  const { action, reference, at, staffEmail } = props.deleted
  answerWithStatus(410)
  return (
    <StaffFrame title="This lead was deleted" staff={props.staff}>
      <p>
        {props.nameOf(staffEmail ?? undefined)} deleted lead {reference}
        {WHY[action]} on <When at={at} />. Its answers, files, notes, and messages are gone, and
        cannot be brought back.
      </p>
      <p>
        <ButtonLink href="/admin/leads">Go to the leads</ButtonLink>
      </p>
    </StaffFrame>
  )
}
