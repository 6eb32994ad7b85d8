import type { ReactNode } from 'react'
import { ClosingBanner } from '../ui/closing-banner/closing-banner.tsx'
import { type Action, Actions } from './actions.tsx'

/**
 * The last section of a page: what to do next.
 * @param town The slug of the visitor's town, for the scheduling link.
 */
export function Closing(props: {
  title: string
  text: string
  actions: readonly Action[]
  town?: string | undefined
  picture?: ReactNode
}) {
  return (
    <ClosingBanner title={props.title} text={props.text} picture={props.picture}>
      <Actions of={props.actions} town={props.town} />
    </ClosingBanner>
  )
}
