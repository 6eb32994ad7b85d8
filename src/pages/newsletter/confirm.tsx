import { findByConfirmToken } from '../../../db/newsletter/subscribers.ts'
import { Confirm, loadSubscriber } from '../../newsletter/link-pages.tsx'
import { SubscriberUnavailable } from '../../newsletter/newsletter-page.tsx'

export default async function ConfirmPage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByConfirmToken)
  return subscriber === 'unavailable' ? (
    <SubscriberUnavailable />
  ) : (
    <Confirm subscriber={subscriber} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
