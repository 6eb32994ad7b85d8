import { css } from '../../styled-system/css'
import { agency } from '../http/agency.ts'
import { closingInWords, comingClosings } from '../settings/closings.ts'
import { officeDay } from '../settings/office-day.ts'
import { weekdayHoursAtEnd } from '../settings/office-hours.ts'
import { CALENDAR_ID, CALL_FORM_ID } from '../settings/scheduling.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Section } from '../ui/section/section.tsx'
import { InlineCalendar } from './inline-calendar.tsx'

const waiting = css({ display: 'grid', gap: '16', justifyItems: 'center', textAlign: 'center' })
const above = css({ mb: '16' })
const below = css({ mt: '16' })
const SHOWN_CLOSINGS = 4

/** The booking calendar, with links to request a call instead. */
export function CalendarSection({ url }: { url: string }) {
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
      lead={`Open appointment times at our office in Bridgeport, ${weekdayHoursAtEnd(agency())}`}
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
