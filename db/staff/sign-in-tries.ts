import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { CLOCKS_DIFFER_MS } from '../clocks.ts'
import type { Db } from '../open.ts'
import { normalEmail } from './staff.ts'

/** How many failed attempts one IP address has, in how many minutes. */
export const MAX_TRIES = 10
const TRIES_WINDOW_MS = 10 * 60_000
/** How many tries at one account, from anywhere, are not slowed down in that time. */
export const MAX_ACCOUNT_TRIES = 20

/**
 * Counts a sign-in attempt before it is made, so that concurrent attempts cannot exceed the limit; a
 * success resets the count with `forgetTries`. All web processes share the table.
 * @returns When the next attempt is allowed, or undefined if this one is.
 */
export async function countTry(db: Db, address: string): Promise<Date | undefined> {
  const row = await count(db, address)
  return row.tries > MAX_TRIES ? new Date(row.ends_at) : undefined
}

/**
 * Counts a sign-in attempt at an account, whether there is one or not.
 * @returns Whether there have been so many that further ones should be slowed down.
 */
export async function countAccountTry(db: Db, email: string): Promise<boolean> {
  const { tries } = await count(db, keyOf(email))
  return tries > MAX_ACCOUNT_TRIES
}

/** Takes back the count of an attempt whose password was right; those of others stay. */
export async function uncountAccountTry(db: Db, email: string): Promise<void> {
  await db
    .updateTable('sign_in_tries')
    .set({ tries: sql`tries - 1` })
    .where('address', '=', keyOf(email))
    .where('tries', '>', 0)
    .execute()
}

/**
 * Uses a code of an authenticator app, which signs in once (RFC 6238, 5.2): whoever looks over a shoulder must not
 * sign in with it, too.
 * @returns Whether this was its first use.
 */
export async function spendCode(db: Db, staffId: string, code: string): Promise<boolean> {
  const hash = createHash('sha256').update(`${staffId} ${code}`).digest('base64url')
  return (await count(db, `code ${hash}`)).tries === 1
}

/** What people type there may be a password: it is not stored. */
function keyOf(email: string): string {
  const hash = createHash('sha256').update(normalEmail(email)).digest('base64url')
  return `account ${hash}`
}

async function count(db: Db, address: string): Promise<{ tries: number; ends_at: string }> {
  const now = Date.now()
  const at = (time: number) => new Date(time).toISOString()
  const ends_at = at(now + TRIES_WINDOW_MS)
  // Also those of a clock that was ahead: nobody could sign in until then.
  await db
    .deleteFrom('sign_in_tries')
    .where((eb) =>
      eb.or([
        eb('ends_at', '<=', at(now)),
        eb('ends_at', '>', at(now + TRIES_WINDOW_MS + CLOCKS_DIFFER_MS)),
      ]),
    )
    .execute()
  return db
    .insertInto('sign_in_tries')
    .values({ address, tries: 1, ends_at })
    .onConflict((c) => c.column('address').doUpdateSet({ tries: sql`sign_in_tries.tries + 1` }))
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow()
}

/** Resets the count of an address after a successful sign-in. */
export async function forgetTries(db: Db, address: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('address', '=', address).execute()
}

/**
 * Deletes expired sign-in records: sessions and second-factor steps, links, and counts of failed
 * attempts.
 */
export async function deleteEndedSignIns(db: Db, now: string): Promise<Record<string, number>> {
  const deleted = await Promise.all([
    db.deleteFrom('staff_sessions').where('expiresAt', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_verifications').where('expiresAt', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_invitations').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('staff_password_links').where('expires_at', '<', now).executeTakeFirst(),
    db.deleteFrom('sign_in_tries').where('ends_at', '<', now).executeTakeFirst(),
  ])
  const [sessions, steps, invitations = 0, passwords = 0, tries] = deleted.map((result) =>
    Number(result.numDeletedRows),
  )
  return { sessions, steps, links: invitations + passwords, tries } as Record<string, number>
}
