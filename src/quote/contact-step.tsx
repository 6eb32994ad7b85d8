import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import type { Attachments } from '../attachments/use-attachments.ts'
import type { FieldContext } from '../forms/form-field.tsx'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { StepFields } from '../forms/step-fields.tsx'
import type { QuoteForm } from './form.ts'

const fields = css({ display: 'grid', gap: '24' })

/** Step 3: the visitor's name and contact details. */
export function ContactStep(props: { context: FieldContext<QuoteForm>; attachments: Attachments }) {
  return (
    <div className={fields}>
      <StepFields context={props.context} step="contact" />
      <FilePicker hint="PDF, JPEG, PNG (Max 10MB)" attachments={props.attachments} />
      <PrivacyNote />
    </div>
  )
}
