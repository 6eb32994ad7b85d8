import {
  countStates,
  countSubscribers,
  type ListedSubscriber,
  listSubscribers,
} from '../../db/subscriber-list.ts'
import type { SubscriberState } from '../../db/subscribers.ts'
import { services } from '../server/site.ts'
import type { AskedList } from './staff-address.ts'

const PAGE_SIZE = 50

export interface SubscriberPage {
  states: Record<SubscriberState, number>
  /** How many are listed on all pages together. */
  found: number
  page: number
  pages: number
  subscribers: ListedSubscriber[]
}

/** A page of the list; the last one where there is none so far down. */
export async function loadList({ beginning, page }: AskedList): Promise<SubscriberPage> {
  const { db } = services()
  const states = await countStates(db)
  const all = states.subscribed + states.waiting + states.unsubscribed
  const found = beginning ? await countSubscribers(db, beginning) : all
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const offset = (shown - 1) * PAGE_SIZE
  const subscribers = await listSubscribers(db, { beginning, limit: PAGE_SIZE, offset })
  return { states, found, page: shown, pages, subscribers }
}
