import type { StaffMember } from '../../../../db/staff/staff.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PlainTextArea } from '../../../ui/field/plain-field.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import type { LeadAnswer } from './lead-answer.ts'

/** Instead of a lead that was deleted while somebody had it open; what they typed is not lost. */
export function GoneLead({ staff, answer }: { staff: StaffMember; answer: LeadAnswer }) {
  return (
    <StaffFrame
      title="This lead was deleted"
      staff={staff}
      flash={{ tone: 'problem', text: answer.problem }}
    >
      {answer.note && (
        <PlainTextArea
          name="note"
          label="What you typed, to copy from"
          defaultValue={answer.note}
          rows={10}
          readOnly
        />
      )}
      <p>
        <ButtonLink href="/admin/leads">To the leads</ButtonLink>
      </p>
    </StaffFrame>
  )
}
