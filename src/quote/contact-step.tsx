import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import type { Attachments } from '../attachments/use-attachments.ts'
import type { FieldContext } from '../forms/form-field.tsx'
import type { FormState } from '../forms/form-state.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { StepFields } from '../forms/step-fields.tsx'
import type { QuoteForm } from './form.ts'
import { MayCall } from './may-call.tsx'

const fields = css({ display: 'grid', gap: '24' })

/** Step 3: the visitor's name and contact details. */
export function ContactStep(props: {
  context: FieldContext<QuoteForm>
  state: FormState
  attachments: Attachments
  mayCall: boolean | undefined
  onMayCall(mayCall: boolean): void
}) {
  return (
    <div className={fields}>
      <StepFields context={props.context} step="contact" />
      <FilePicker hint="PDF, JPEG, PNG (Max 10MB)" attachments={props.attachments} />
      <MayCall state={props.state} mayCall={props.mayCall} onChange={props.onMayCall} />
      <PrivacyNote />
    </div>
  )
}
