import type { Subscriber } from '../../db/subscribers.ts'
import { services } from '../server/site.ts'
import { orStandIn } from '../server/stand-in.ts'
import { tokenIn } from './addresses.ts'

/**
 * The subscriber whose link was followed.
 * @returns Undefined for a link that belongs to nobody, or nobody any more.
 */
export async function loadSubscriber(
  query: string | undefined,
  find: (db: ReturnType<typeof services>['db'], token: string) => Promise<Subscriber | undefined>,
): Promise<Subscriber | undefined | 'away'> {
  const token = tokenIn(new URLSearchParams(query))
  if (!token) return undefined
  return orStandIn<Subscriber | undefined | 'away'>(
    'a subscriber',
    () => find(services().db, token),
    'away',
  )
}
