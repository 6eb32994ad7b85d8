import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import { normalizeEmail } from './submissions.ts'

/** A link to continue a form that was mailed to somebody. */
export interface PersonsLink {
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** The links that were mailed to an address, whoever's form they continue. */
export async function linksOfPerson(db: Db, email: string): Promise<PersonsLink[]> {
  return db
    .selectFrom('draft_links')
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('email', '=', normalizeEmail(email))
    .orderBy('created_at')
    .execute()
}

/** Deletes those links with their codes: they work no more. @returns How many there were. */
export async function deleteLinksOfPerson(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('draft_links')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
