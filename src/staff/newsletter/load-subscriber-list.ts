import {
  countStates,
  countSubscribers,
  type ListedSubscriber,
  listSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { SubscriberState } from '../../../db/newsletter/subscribers.ts'
import { services } from '../../http/services.ts'

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

/** The staff page with the newsletter's list. */
export const STAFF_LIST = '/admin/newsletter'

/** The part of the list that is requested. */
export interface SubscriberQuery {
  /** Only addresses with this prefix; empty for all. */
  beginning: string
  page: number
}

const MAX_BEGINNING = 254

/** Parses the query; an invalid page means the first one. */
export function parseSubscriberQuery(query: URLSearchParams): SubscriberQuery {
  const page = query.get('page') ?? ''
  const beginning = (query.get('beginning') ?? '').toWellFormed().replaceAll('\0', '').trim()
  return {
    beginning: beginning.slice(0, MAX_BEGINNING),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a page of the list. */
export function subscriberListHref({ beginning, page }: SubscriberQuery): string {
  const query = new URLSearchParams()
  if (beginning) query.set('beginning', beginning)
  if (page > 1) query.set('page', `${page}`)
  return query.size > 0 ? `${STAFF_LIST}?${query}` : STAFF_LIST
}
