import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashOf, newToken } from '../link-token.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { Database } from '../schema/index.ts'
import type { StaffRole } from '../schema/staff.ts'
import { recordAudit } from './audit.ts'
import { findStaff, hasStaff, normalEmail } from './staff.ts'

/** A link that creates an account. */
export interface Invitation {
  id: string
  /** Null for the setup link, which creates the first account for any address. */
  email: string | null
  role: StaffRole
}

const HOUR_MS = 3_600_000
/** How long a link is valid. */
export const INVITATION_HOURS = 24

/**
 * Creates a link's token; only its hash is stored. Invalidates earlier links for the same address.
 * @param email The invited address; null for the setup link.
 */
export async function makeInvitation(
  db: Db,
  email: string | null,
  role: StaffRole = 'owner',
): Promise<string> {
  return db.transaction().execute((tx) => insertInvitation(tx, email, role))
}

/** The same in a transaction of something more. */
async function insertInvitation(
  tx: Transaction<Database>,
  email: string | null,
  role: StaffRole,
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const address = email === null ? null : normalEmail(email)
  await voidInvitations(tx, address)
  await tx
    .insertInto('staff_invitations')
    .values({
      id: randomUUID(),
      token_hash: hashOf(token),
      email: address,
      role,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + INVITATION_HOURS * HOUR_MS).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** An invitation that has not been used yet. */
export interface OpenInvitation {
  email: string
  role: StaffRole
  expiresAt: string
}

/** The invitations that can still be used, by address. */
export async function listInvitations(db: Db): Promise<OpenInvitation[]> {
  return db
    .selectFrom('staff_invitations')
    .select(['email', 'role', 'expires_at as expiresAt'])
    .where('email', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('email')
    .$narrowType<{ email: string }>()
    .execute()
}

/**
 * Makes the token for the mail of an open invitation; the first was shown to the one who invited, and
 * is stored nowhere. Either makes the account. Another token for another mail takes the place of this one.
 * @returns Undefined when the invitation was used or withdrawn, or has expired.
 */
export async function makeMailedToken(
  db: Db,
  email: string,
): Promise<{ token: string; role: StaffRole } | undefined> {
  const token = newToken()
  const row = await db
    .updateTable('staff_invitations')
    .set({ mail_token_hash: hashOf(token) })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .returning('role')
    .executeTakeFirst()
  return row && { token, role: row.role }
}

/** The invitation of a token; undefined if unknown, used, expired, or superseded by an account. */
export async function findInvitation(
  db: Db | Transaction<Database>,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role'])
    .where((eb) =>
      eb.or([eb('token_hash', '=', hashOf(token)), eb('mail_token_hash', '=', hashOf(token))]),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const isLate = row.email === null ? await hasStaff(db) : await findStaff(db, row.email)
  return isLate ? undefined : row
}

/**
 * Marks an invitation as used.
 * @returns Whether this was its one use: of two concurrent calls only one gets true.
 */
export async function spendInvitation(tx: Transaction<Database>, id: string): Promise<boolean> {
  const used = await tx
    .updateTable('staff_invitations')
    .set({ used_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/**
 * Invalidates the unused links for an address or, with null, the setup links.
 * @returns Whether there were any.
 */
export async function voidInvitations(
  tx: Transaction<Database>,
  email: string | null,
): Promise<boolean> {
  const voided = await tx
    .deleteFrom('staff_invitations')
    .where('email', email === null ? 'is' : '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return voided.numDeletedRows > 0n
}

/**
 * Invites an address: promises the mail with the link, and returns a link's token to be shown as well,
 * since nobody knows whether mail arrives.
 * @returns Undefined when the address has an account.
 */
export async function inviteByMail(
  db: Db,
  staff: { email: string },
  { email, role }: { email: string; role: StaffRole },
): Promise<string | undefined> {
  const address = normalEmail(email)
  return db.transaction().execute(async (tx) => {
    if (await findStaff(tx, address)) return undefined
    const token = await insertInvitation(tx, address, role)
    await recordAudit(tx, { staff, action: 'invited', about: address, details: { role } })
    await enqueue(tx, 'mail-staff', { link: 'invitation', email: address, by: staff.email })
    return token
  })
}

/** Voids what was mailed and shown for an address that has not come yet. */
export async function withdrawInvitation(
  db: Db,
  staff: { email: string },
  email: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isVoided = await voidInvitations(tx, email)
    if (isVoided) await recordAudit(tx, { staff, action: 'invitation-withdrawn', about: email })
  })
}
