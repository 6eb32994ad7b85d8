import { findByToken } from '../../../db/newsletter/subscribers.ts'
import { loadSubscriber, Unsubscribe } from '../../newsletter/link-pages.tsx'
import { SubscriberUnavailable } from '../../newsletter/newsletter-page.tsx'

export default async function UnsubscribePage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByToken)
  return subscriber === 'unavailable' ? (
    <SubscriberUnavailable />
  ) : (
    <Unsubscribe subscriber={subscriber} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
