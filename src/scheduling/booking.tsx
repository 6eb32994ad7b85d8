import { css } from '../../styled-system/css'
import { CallForm } from '../call/call-form.tsx'
import type { FormState } from '../forms/form-state.ts'
import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { ClosingNotice } from '../layout/closing-notice.tsx'
import { calendarUrl } from '../layout/consultation.tsx'
import { closingInWords, comingClosings } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { weekdayHoursAtEnd } from '../settings/office-time.ts'
import { CALENDAR_ID, CALL_FORM_ID } from '../settings/scheduling.ts'
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../ui/card/card.tsx'
import { Hero } from '../ui/hero/hero.tsx'
import { Icon, type IconName } from '../ui/icon/icon.tsx'
import { surface } from '../ui/layout.tsx'
import { Section } from '../ui/section/section.tsx'
import { InlineCalendar } from './inline-calendar.tsx'

const columns = css({
  display: 'grid',
  gap: { base: '32', lg: '64' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) minmax(19rem, 1fr)' },
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

const HAVE_READY = [
  'The make, model, year and length of the boat',
  'Where it is kept in summer and in winter',
  'Your present policy, if there is one',
  'For a house, its address and any elevation certificate',
]

const stack = css({ display: 'grid', gap: '16', pt: { lg: '32' } })
const heading = css({ textStyle: 'card' })
const list = css({ display: 'grid', gap: '12' })
const item = css({ display: 'flex', gap: '12', color: 'ink', '& > span': { color: 'text' } })
const phoneLine = css({ '& a': { py: '12' } })

/** What to have ready for the call, and the office's phone number. */
function CallPreparation() {
  const { phone } = agency()
  return (
    <div className={stack}>
      <h3 className={heading}>Helpful to have ready</h3>
      <ul className={list}>
        {HAVE_READY.map((thing) => (
          <li key={thing} className={item}>
            <Icon name="check" />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
      <p>None of this is required. If you are missing something, we can find it together.</p>
      <p className={phoneLine}>
        In a hurry? Call <a href={phoneLink(phone)}>{phone}</a>.
      </p>
    </div>
  )
}

const waiting = css({ display: 'grid', gap: '16', justifyItems: 'center', textAlign: 'center' })
const above = css({ mb: '16' })
const below = css({ mt: '16' })
const SHOWN_CLOSINGS = 4

/** The booking calendar, with links to request a call instead. */
function CalendarSection({ url }: { url: string }) {
  const { host } = new URL(url)
  const callForm = <a href={`#${CALL_FORM_ID}`}>request a call</a>
  // The provider's calendar does not know them.
  const today = officeDay()
  const closings = comingClosings(agency().closings, today)
    .slice(0, SHOWN_CLOSINGS)
    .map((closing) => closingInWords(closing, today))
  return (
    <Section
      id={CALENDAR_ID}
      title="Pick a time"
      lead={`Open appointment times at our office in ${agency().town}, ${weekdayHoursAtEnd(agency())}`}
    >
      {closings.length > 0 && (
        <p className={above}>{`No appointments on ${closings.join('; ')}.`}</p>
      )}
      <InlineCalendar
        url={url}
        offer={
          <p>
            The calendar did not load. It may be blocked or slow right now. You can {callForm}{' '}
            instead.
          </p>
        }
      >
        <div className={waiting}>
          <Icon name="calendar" size="large" />
          <p>The calendar comes from {host} and opens here.</p>
          <p>
            <a href={url} target="_blank" rel="noopener">
              Open it at {host} (opens in a new tab)
            </a>
          </p>
        </div>
      </InlineCalendar>
      <p className={below}>No calendar here, or no time that works for you? You can {callForm}.</p>
    </Section>
  )
}

/** The first screen of /appointments. */
export function AppointmentHero({ townName }: { townName: string | undefined }) {
  return (
    <Hero
      breadcrumb={<Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Appointments' }]} />}
      title="Schedule a Consultation"
      lead={
        townName
          ? `Talk through your boat or waterfront home in ${townName} with a marine insurance specialist. A consultation is free, and there is no obligation.`
          : 'Talk through your boat or waterfront home with a marine insurance specialist. A consultation is free, and there is no obligation.'
      }
    />
  )
}

const BENEFITS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'compass',
    title: 'Personalized Advice',
    text: 'We start from how you use the boat or the house: where it is in July and in January, and who takes the helm. The advice fits your boat or house.',
  },
  {
    icon: 'shield',
    title: 'Risk Assessment',
    text: 'We go through what can go wrong at your mooring, dock or address, from surge to a winter lay-up, and check with you what your present policy says about it.',
  },
  {
    icon: 'wallet',
    title: 'Cost Savings',
    text: 'We are independent and compare several insurers. We look at deductibles, lay-up periods and credits for courses and equipment, and tell you which of them are worth it.',
  },
]

/** What a consultation with a specialist offers. */
export function ConsultationBenefits() {
  return (
    <Section tone="shallow" title="What a consultation gives you">
      <CardGrid columns={3}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Card key={title}>
            <Icon name={icon} size="large" />
            <CardTitle>{title}</CardTitle>
            <CardText>{text}</CardText>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
