import { type Selectable, sql } from 'kysely'
import { normalizeEmail } from '../leads/submissions.ts'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { SubscriberTable } from '../schema/writing.ts'
import { recordAudit } from '../staff/audit.ts'
import { type SubscriberState, stateOf } from './subscribers.ts'

export interface ListedSubscriber {
  id: string
  email: string
  state: SubscriberState
  sourcePath: string | undefined
  consentedAt: Timestamp
  confirmedAt: Timestamp | undefined
  unsubscribedAt: Timestamp | undefined
}

export interface ExportedSubscriber {
  email: string
  token: string
  consentText: string
  consentedAt: Timestamp
  confirmedAt: Timestamp
}

/**
 * A page of the list for staff: newest first, or, when filtered by a prefix, sorted by address.
 */
export async function listSubscribers(
  db: Db,
  { beginning = '', limit, offset = 0 }: { beginning?: string; limit: number; offset?: number },
): Promise<ListedSubscriber[]> {
  // The subquery uses only an index, so that even a late page reads only its own rows. If the outer
  // query were ordered by the table's columns, SQLite would scan the whole table.
  const rows = beginning
    ? await db
        .selectFrom(
          db
            .selectFrom('subscribers')
            .select('email')
            .where(hasBeginning(beginning))
            .orderBy('email')
            .limit(limit)
            .offset(offset)
            .as('stretch'),
        )
        .innerJoin('subscribers', 'subscribers.email', 'stretch.email')
        .selectAll('subscribers')
        .orderBy('stretch.email')
        .execute()
    : await db
        .selectFrom(
          db
            .selectFrom('subscribers')
            .select(['created_at', 'id'])
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(limit)
            .offset(offset)
            .as('stretch'),
        )
        .innerJoin('subscribers', 'subscribers.id', 'stretch.id')
        .selectAll('subscribers')
        .orderBy('stretch.created_at', 'desc')
        .orderBy('stretch.id', 'desc')
        .execute()
  return rows.map(toListed)
}

/** The subscription of an address, with the sentence that was consented to, or undefined. */
export async function subscriptionOf(
  db: Db,
  email: string,
): Promise<(ListedSubscriber & { consentText: string }) | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst()
  return row && { ...toListed(row), consentText: row.consent_text }
}

/** How many addresses start with a prefix. */
export async function countSubscribers(db: Db, beginning: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(hasBeginning(beginning))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many addresses are in each state. */
export async function countStates(db: Db): Promise<Record<SubscriberState, number>> {
  const row = await db
    .selectFrom('subscribers')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('unsubscribed_at').as('unsubscribed'),
      sql<number>`count(case when unsubscribed_at is null then confirmed_at end)`.as('subscribed'),
    ])
    .executeTakeFirstOrThrow()
  const [all, unsubscribed, subscribed] = [row.all, row.unsubscribed, row.subscribed].map(Number)
  return {
    subscribed: subscribed ?? 0,
    waiting: (all ?? 0) - (subscribed ?? 0) - (unsubscribed ?? 0),
    unsubscribed: unsubscribed ?? 0,
  }
}

/** A page of the subscribed addresses in alphabetical order, after the given one. */
export async function exportSubscribers(
  db: Db,
  limit: number,
  after = '',
): Promise<ExportedSubscriber[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['email', 'token', 'consent_text', 'consented_at', 'confirmed_at'])
    .where('email', '>', after)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .orderBy('email')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    email: row.email,
    token: row.token,
    consentText: row.consent_text,
    consentedAt: row.consented_at,
    confirmedAt: row.confirmed_at ?? '',
  }))
}

/**
 * Erases an address and all its data; the audit log records only who did it and when.
 * @returns Whether it existed.
 */
export async function eraseSubscriber(
  db: Db,
  id: string,
  staff: { email: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('subscribers')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isErased = numDeletedRows === 1n
    if (isErased) await recordAudit(tx, { staff, action: 'subscriber-erased', about: id })
    return isErased
  })
}

function toListed(row: Selectable<SubscriberTable>): ListedSubscriber {
  return {
    id: row.id,
    email: row.email,
    state: stateOf(row),
    sourcePath: row.source_path ?? undefined,
    consentedAt: row.consented_at,
    confirmedAt: row.confirmed_at ?? undefined,
    unsubscribedAt: row.unsubscribed_at ?? undefined,
  }
}

const LAST_CHARACTER = '\u{10ffff}'

/** A prefix filter as an index range, where `like` would scan the whole index. */
function hasBeginning(beginning: string) {
  const from = normalizeEmail(beginning)
  return sql<boolean>`email >= ${from} and email < ${from + LAST_CHARACTER}`
}
