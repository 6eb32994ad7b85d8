import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'
import { ScheduleLink } from '../layout/schedule-link.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { QUICK_QUOTE_ID } from './quick-quote-column.tsx'

/** The last section of a product's page: call, meet, or fill in the form. */
export function ProductCallToAction({ town }: { town?: string | undefined }) {
  const { phone } = agency()
  return (
    <CallToActionBanner
      title="Ready for a Quote?"
      text="Call us, pick a time to talk, or send the short form on this page. A quote is free, with no obligation."
    >
      <ButtonLink tone="action" href={phoneLink(phone)}>
        Call <span>{phone}</span>
      </ButtonLink>
      <ScheduleLink town={town}>Schedule a Consultation</ScheduleLink>
      <ButtonLink href={`#${QUICK_QUOTE_ID}`} tone="bare">
        To the quote form
      </ButtonLink>
    </CallToActionBanner>
  )
}
