import { css } from '../../styled-system/css'
import { FilePicker } from '../attachments/file-picker.tsx'
import type { Attachments } from '../attachments/use-attachments.ts'
import { PrivacyNote } from '../forms/privacy-note.tsx'
import { type FieldContext, TextArea, TextField } from '../forms/text-field.tsx'

const fields = css({ display: 'grid', gap: '24' })
const pair = css({ display: 'grid', gap: '24', gridTemplateColumns: { md: '1fr 1fr' } })

/** Step 3: who asks, and how to reach them. */
export function ContactStep(props: { context: FieldContext; attachments: Attachments }) {
  const { context } = props
  return (
    <div className={fields}>
      <div className={pair}>
        <TextField
          context={context}
          name="first_name"
          label="First name"
          autoComplete="given-name"
        />
        <TextField
          context={context}
          name="last_name"
          label="Last name"
          autoComplete="family-name"
        />
      </div>
      <TextField context={context} name="email" label="Email" type="email" autoComplete="email" />
      <div className={pair}>
        <TextField
          context={context}
          name="phone"
          label="Phone"
          isOptional
          type="tel"
          autoComplete="tel"
        />
        <TextField context={context} name="zipCode" label="ZIP code" autoComplete="postal-code" />
      </div>
      <TextArea context={context} name="additional_details" label="Additional details" isOptional />
      <FilePicker hint="PDF, JPEG, PNG (Max 10MB)" attachments={props.attachments} />
      <PrivacyNote />
    </div>
  )
}
