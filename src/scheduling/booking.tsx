import { css } from '../../styled-system/css'
import { CallForm } from '../call/call-form.tsx'
import type { FormState } from '../forms/form-state.ts'
import { agency } from '../http/agency.ts'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { calendarUrl } from '../layout/consultation.ts'
import { weekdayHoursAtEnd } from '../settings/office-hours.ts'
import { CALL_FORM_ID } from '../settings/scheduling.ts'
import { surface } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { CallPreparation } from './call-preparation.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '40rem 1fr' },
  alignItems: 'start',
})
const paper = css({ p: { base: '16', md: '32' } })

/** The provider's calendar, with the call request form below it or in its place. */
export function Booking({ town, call }: { town: string | undefined; call: FormState }) {
  const calendar = calendarUrl(town)
  return (
    <>
      {calendar && <CalendarSection url={calendar} />}
      <Section
        id={CALL_FORM_ID}
        tone={calendar ? 'surface' : 'page'}
        title={calendar ? 'Rather have us call you?' : 'Request a call'}
        lead={`Leave a number and a time. A specialist calls you back, ${weekdayHoursAtEnd(agency())}`}
      >
        <div className={columns}>
          <div className={`${surface} ${paper}`}>
            <ClosingNotice />
            <CallForm state={call} />
          </div>
          <CallPreparation />
        </div>
      </Section>
    </>
  )
}
