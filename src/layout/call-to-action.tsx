import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button/button.tsx'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { ScheduleLink } from './consultation.tsx'

/**
 * The last section of a page: what to do next.
 * @param town The slug of the visitor's town, for the scheduling link.
 */
export function CallToAction(props: {
  title: string
  text: string
  actions: readonly Action[]
  town?: string | undefined
  picture?: ReactNode
}) {
  return (
    <CallToActionBanner title={props.title} text={props.text} picture={props.picture}>
      <Actions of={props.actions} town={props.town} />
    </CallToActionBanner>
  )
}

/** In place of an address: the link to schedule a consultation. */
export const CONSULTATION = 'consultation'

/** A call to action: its label, and its address or `CONSULTATION`. */
type Action = readonly [label: string, href: string]

/**
 * The calls to action of a hero or a closing; the first one is the primary one.
 * @param town The slug of the visitor's town, for the scheduling link.
 */
function Actions({ of, town }: { of: readonly Action[]; town?: string | undefined }) {
  return of.map(([label, href], index) => {
    const tone = index === 0 ? 'action' : 'plain'
    return href === CONSULTATION ? (
      <ScheduleLink key={label} tone={tone} town={town}>
        {label}
      </ScheduleLink>
    ) : (
      <ButtonLink key={label} tone={tone} href={href}>
        {label}
      </ButtonLink>
    )
  })
}
