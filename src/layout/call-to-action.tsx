import type { ReactNode } from 'react'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import { type Action, Actions } from './actions.tsx'

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
