import { findByToken } from '../../../db/newsletter/subscribers.ts'
import { Away } from '../../newsletter/away.tsx'
import { loadSubscriber } from '../../newsletter/load-subscriber.ts'
import { Unsubscribe } from '../../newsletter/unsubscribe.tsx'

export default async function UnsubscribePage({ query }: { query?: string }) {
  const subscriber = await loadSubscriber(query, findByToken)
  return subscriber === 'away' ? <Away /> : <Unsubscribe subscriber={subscriber} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
