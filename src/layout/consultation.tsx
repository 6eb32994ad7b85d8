import type { ReactNode } from 'react'
import { config } from '../settings/config.ts'
import { CALENDAR_ID, CALL_FORM_ID } from '../settings/scheduling.ts'
import { button } from '../ui/button/button.tsx'

/** The attributes of a scheduling link; `data-schedule` is the address its popup opens. */
export interface Consultation {
  href: string
  'data-schedule'?: string
}

/** The scheduling link of a page, with the slug of the visitor's town. */
export function consultationLink(town?: string): Consultation {
  const calendar = calendarUrl(town)
  if (!calendar) return { href: callFormHref(town) }
  return { href: `${appointments(town)}#${CALENDAR_ID}`, 'data-schedule': calendar }
}

/** The address of the call request form. */
function callFormHref(town?: string): string {
  return `${appointments(town)}#${CALL_FORM_ID}`
}

/** The provider's booking page with the visitor's town; undefined without a provider. */
export function calendarUrl(town?: string): string | undefined {
  const { calendlyUrl } = config()
  if (!calendlyUrl) return undefined
  const url = new URL(calendlyUrl)
  // The provider stores utm parameters with a booking, so the visitor need not enter the town.
  if (town) url.searchParams.set('utm_content', town)
  return url.href
}

function appointments(town: string | undefined): string {
  return `/appointments${town ? `?town=${encodeURIComponent(town)}` : ''}`
}

/**
 * The 'schedule consultation' action: a link that looks like a button. With a provider it opens the
 * provider's popup once the page is awake and leads to the calendar before that; without one it
 * leads to the call request form. For server components only: it reads the settings.
 * @param town The slug of the visitor's town, passed along.
 * @param tone Same as `ButtonLink`.
 */
export function ScheduleLink(props: {
  town?: string | undefined
  tone?: 'action' | 'plain' | 'bare'
  children: ReactNode
}) {
  return (
    <a {...consultationLink(props.town)} className={button({ tone: props.tone })}>
      {props.children}
    </a>
  )
}
