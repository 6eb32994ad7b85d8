import type { ReactNode } from 'react'
import { button } from '../ui/button/button.tsx'
import { consultationLink } from './consultation.ts'

/**
 * The 'schedule consultation' action: a link that looks like a button. With a provider it opens
 * the provider's popup once the page is awake and leads to the calendar before that; without one
 * it leads to the form that asks for a call. For server components only: it reads the settings.
 * @param town Slug of the town the visitor reads about; carried along.
 * @param tone As a ButtonLink's.
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
