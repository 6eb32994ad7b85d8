import { findByConfirmToken } from '../../../db/newsletter/subscribers.ts'
import { Confirm } from '../../newsletter/confirm.tsx'
import { loadSubscriber } from '../../newsletter/load-subscriber.ts'
import { SubscriberUnavailable } from '../../newsletter/subscriber-unavailable.tsx'

export default async function ConfirmPage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByConfirmToken)
  return subscriber === 'unavailable' ? (
    <SubscriberUnavailable />
  ) : (
    <Confirm subscriber={subscriber} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
