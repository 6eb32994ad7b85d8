import { sql } from 'kysely'
import type { Db } from '../open.ts'

/** So many failed tries from one network address, in so many minutes. */
export const MAX_TRIES = 10
const TRIES_WINDOW_MS = 10 * 60_000

/**
 * Counts a try to sign in before it is made, so that many at once cannot pass; one that succeeds is
 * taken back with `forgetTries`. All web processes count in the same table.
 * @returns The moment from which one can try again, or undefined when this try may be made.
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

/** Whoever signs in is no guesser: the address begins anew. */
export async function forgetTries(db: Db, address: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('address', '=', address).execute()
}
