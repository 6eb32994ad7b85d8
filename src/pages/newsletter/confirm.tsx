import { findByConfirmToken } from '../../../db/newsletter/subscribers.ts'
import { Away } from '../../newsletter/away.tsx'
import { Confirm } from '../../newsletter/confirm.tsx'
import { loadSubscriber } from '../../newsletter/load-subscriber.ts'

export default async function ConfirmPage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByConfirmToken)
  return subscriber === 'away' ? <Away /> : <Confirm subscriber={subscriber} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
