import { findByToken } from '../../../db/newsletter/subscribers.ts'
import { loadSubscriber } from '../../newsletter/load-subscriber.ts'
import { SubscriberUnavailable } from '../../newsletter/subscriber-unavailable.tsx'
import { Unsubscribe } from '../../newsletter/unsubscribe.tsx'

export default async function UnsubscribePage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByToken)
  return subscriber === 'unavailable' ? (
    <SubscriberUnavailable />
  ) : (
    <Unsubscribe subscriber={subscriber} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
