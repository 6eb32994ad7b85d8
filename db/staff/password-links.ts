import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashOf, newToken } from '../link-token.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import { recordAudit } from './audit.ts'
import { findStaff, normalEmail, type StaffMember, WITH_PASSWORD } from './staff.ts'

const MINUTE_MS = 60_000
/** How long a link for a new password can be used. */
export const PASSWORD_LINK_MINUTES = 30
/** So many mails with such a link go to one account in an hour, whoever asks. */
const LINKS_PER_HOUR = 3
const ASKED = 'password-link-asked'
/** Only those that are mailed count: otherwise whoever keeps asking would leave the account none. */
const inLog = (isMailed: boolean) => ({ isMailed })

/**
 * Promises a mail with a link for a new password to the account of an address. Without an account it
 * writes as much, so that the time of the answer says nothing either.
 */
export async function askForPasswordLink(db: Db, email: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const member = await findStaff(tx, email)
    const isMailed = member !== undefined && (await countMailed(tx, member)) < LINKS_PER_HOUR
    const details = inLog(isMailed)
    await recordAudit(tx, { staff: null, action: ASKED, about: member?.email, details })
    if (!isMailed) return
    const askedAt = new Date().toISOString()
    await enqueue(tx, 'mail-staff', { link: 'password', staffId: member.id, askedAt })
  })
}

/** Makes a link's token for an account; only its hash is stored. */
export async function makePasswordLink(db: Db, staffId: string): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await db
    .insertInto('staff_password_links')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      staff_id: staffId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + PASSWORD_LINK_MINUTES * MINUTE_MS).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** Whose password a token changes, or undefined: unknown, used, or too old. */
export async function findPasswordLink(
  db: Db | Transaction<Database>,
  token: string,
): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff_password_links as link')
    .innerJoin('staff', 'staff.id', 'link.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role'])
    .where('link.token_hash', '=', hashOf(token))
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
}

/**
 * Sets a new password by a link: it and all others of the account are used up, and every session ends, with
 * those that were begun. A second factor and passkeys stay as they are.
 * @param passwordHash From the sign-in library's own function.
 * @returns Undefined when the link is no longer valid: of two at once only one gets an answer.
 */
export async function resetPassword(
  db: Db,
  token: string,
  passwordHash: string,
): Promise<StaffMember | undefined> {
  return db.transaction().execute(async (tx) => {
    const member = await findPasswordLink(tx, token)
    if (!member || !(await spend(tx, token))) return undefined
    await tx
      .updateTable('staff_passwords')
      .set({ password: passwordHash, updatedAt: new Date().toISOString() })
      .where('userId', '=', member.id)
      .where('providerId', '=', WITH_PASSWORD)
      .execute()
    await tx.deleteFrom('staff_sessions').where('userId', '=', member.id).execute()
    await voidBegun(tx, member.id)
    await recordAudit(tx, { staff: member, action: 'password-reset', about: member.email })
    return member
  })
}

async function spend(tx: Transaction<Database>, token: string): Promise<boolean> {
  const spent = await tx
    .updateTable('staff_password_links')
    .set({ used_at: new Date().toISOString() })
    .where('used_at', 'is', null)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

async function countMailed(tx: Transaction<Database>, { email }: StaffMember): Promise<number> {
  const anHourAgo = new Date(Date.now() - 60 * MINUTE_MS).toISOString()
  const { count } = await tx
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_email', 'is', null)
    .where('action', '=', ASKED)
    .where('about', '=', normalEmail(email))
    .where('details', '=', JSON.stringify(inLog(true)))
    .where('at', '>', anHourAgo)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The sign-in library's second steps; their value is the account. */
const SECOND_STEP = '2fa-%'

/**
 * Voids what somebody may have begun with an account before its password changed or its sessions ended: sign-ins
 * that wait for a code, and links for a new password.
 */
export async function voidBegun(db: Db | Transaction<Database>, staffId: string): Promise<void> {
  await db
    .deleteFrom('staff_verifications')
    .where('value', '=', staffId)
    .where('identifier', 'like', SECOND_STEP)
    .execute()
  await db
    .updateTable('staff_password_links')
    .set({ used_at: new Date().toISOString() })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .execute()
}
