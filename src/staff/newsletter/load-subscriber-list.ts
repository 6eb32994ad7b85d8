import {
  countStates,
  countSubscribers,
  type ListedSubscriber,
  listSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { SubscriberState } from '../../../db/newsletter/subscribers.ts'
import { services } from '../../http/services.ts'
import type { SubscriberQuery } from './subscriber-query.ts'

const PAGE_SIZE = 50

export interface SubscriberPage {
  /** Counted for the whole list only: a search need not scan all of it. */
  states: Record<SubscriberState, number> | undefined
  /** How many are listed on all pages. */
  found: number
  page: number
  pages: number
  subscribers: ListedSubscriber[]
}

/** A page of the list; the last one when the number is too high. */
export async function loadSubscriberList({
  beginning,
  page,
}: SubscriberQuery): Promise<SubscriberPage> {
  const { db } = services()
  const [states, matching, subscribersOnPage] = await Promise.all([
    beginning ? undefined : countStates(db),
    beginning ? countSubscribers(db, beginning) : 0,
    listPage(beginning, page),
  ])
  const found = states ? states.subscribed + states.waiting + states.unsubscribed : matching
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const subscribers = page > pages ? await listPage(beginning, pages) : subscribersOnPage
  return { states, found, page: Math.min(page, pages), pages, subscribers }
}

function listPage(beginning: string, page: number): Promise<ListedSubscriber[]> {
  const offset = (page - 1) * PAGE_SIZE
  return listSubscribers(services().db, { beginning, limit: PAGE_SIZE, offset })
}
