import type { Town } from '../../db/towns.ts'
import { css } from '../../styled-system/css'
import { CallForm } from '../call/call-form.tsx'
import type { FormState } from '../forms/form-state.ts'
import { surface } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { calendarUrl } from './consultation.ts'
import { CALL_FORM_ID } from './provider.ts'

const paper = css({ p: { base: '16', md: '32' }, maxWidth: 'form' })

/** The provider's calendar and, below it or in its place, the form that asks for a call. */
export function Booking({ town, call }: { town: Town | undefined; call: FormState }) {
  const calendar = calendarUrl(town?.slug)
  return (
    <>
      {calendar && <CalendarSection url={calendar} />}
      <Section
        id={CALL_FORM_ID}
        tone={calendar ? 'surface' : 'page'}
        title={calendar ? 'Rather have us call you?' : 'Request a call'}
        lead="Leave a number and a time. A specialist calls you back, Monday to Friday, 09:00 to 17:00."
      >
        <div className={`${surface} ${paper}`}>
          <CallForm state={call} />
        </div>
      </Section>
    </>
  )
}
