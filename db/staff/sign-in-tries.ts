import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** How many failed attempts one IP address has, in how many minutes. */
export const MAX_TRIES = 10
const TRIES_WINDOW_MS = 10 * 60_000

/**
 * Counts a sign-in attempt before it is made, so that concurrent attempts cannot exceed the limit; a
 * success resets the count with `forgetTries`. All web processes share the table.
 * @returns When the next attempt is allowed, or undefined if this one is.
 */
export async function countTry(db: Db, address: string): Promise<Date | undefined> {
  const now = new Date().toISOString()
  const ends_at = new Date(Date.now() + TRIES_WINDOW_MS).toISOString()
  await db.deleteFrom('sign_in_tries').where('ends_at', '<=', now).execute()
  const row = await db
    .insertInto('sign_in_tries')
    .values({ address, tries: 1, ends_at })
    .onConflict((c) => c.column('address').doUpdateSet({ tries: sql`sign_in_tries.tries + 1` }))
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow()
  return row.tries > MAX_TRIES ? new Date(row.ends_at) : undefined
}

/** Resets the count of an address after a successful sign-in. */
export async function forgetTries(db: Db, address: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('address', '=', address).execute()
}
