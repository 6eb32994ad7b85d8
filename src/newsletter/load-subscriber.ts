import type { Subscriber } from '../../db/newsletter/subscribers.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import { tokenIn } from './addresses.ts'

/**
 * Finds the subscriber of a link.
 * @returns Undefined when the link belongs to no subscriber, or no longer does.
 */
export async function loadSubscriber(
  query: string | undefined,
  find: (db: ReturnType<typeof services>['db'], token: string) => Promise<Subscriber | undefined>,
): Promise<Subscriber | undefined | 'unavailable'> {
  const token = tokenIn(new URLSearchParams(query))
  if (!token) return undefined
  return orFallback<Subscriber | undefined | 'unavailable'>(
    'a subscriber',
    () => find(services().db, token),
    'unavailable',
  )
}
