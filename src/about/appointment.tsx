import { css } from '../../styled-system/css'
import { CallForm } from '../call/call-form.tsx'
import { OfficeDetails } from '../contact/office-details.tsx'
import type { FormState } from '../forms/form-state.ts'
import { surface } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '24', lg: '64' },
  gridTemplateColumns: { base: '1fr', lg: '40rem 1fr' },
  alignItems: 'start',
})
const paper = css({ p: { base: '16', md: '32' } })

/** The appointment form, and when the office is open. */
export function Appointment({ call }: { call: FormState }) {
  return (
    <Section
      id="appointment-form"
      title="Make an appointment"
      lead="Tell us when to call, and a specialist will."
      tone="shallow"
    >
      <div className={columns}>
        <div className={`${surface} ${paper}`}>
          <CallForm state={call} />
        </div>
        <OfficeDetails />
      </div>
    </Section>
  )
}
