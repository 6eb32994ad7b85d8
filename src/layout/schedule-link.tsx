import type { ReactNode } from 'react'
import { button } from '../ui/button/button.tsx'
import { consultationLink } from './consultation.ts'

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
