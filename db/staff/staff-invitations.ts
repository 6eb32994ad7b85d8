import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { StaffRole } from '../schema/staff.ts'
import { hasStaff, normalEmail } from './staff.ts'

/** What a link that makes an account is good for. */
export interface Invitation {
  id: string
  /** Null: the set-up link, which makes the first account for any address. */
  email: string | null
  role: StaffRole
}

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000
/** How long such a link can be used. */
export const INVITATION_HOURS = 24

/**
 * Makes a link's token; only its hash is stored. The links made before for the same are void then.
 * @param email Whom it invites; null for the first account of all.
 */
export async function makeInvitation(
  db: Db,
  email: string | null,
  role: StaffRole = 'owner',
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = Date.now()
  const address = email === null ? null : normalEmail(email)
  await db.transaction().execute(async (tx) => {
    await voidInvitations(tx, address)
    await tx
      .insertInto('staff_invitations')
      .values({
        id: randomUUID(),
        token_hash: hash(token),
        email: address,
        role,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + INVITATION_HOURS * HOUR_MS).toISOString(),
        used_at: null,
      })
      .execute()
  })
  return token
}

/** What a token opens, or undefined: unknown, used, too old, or a set-up link that came too late. */
export async function findInvitation(
  db: Db | Transaction<Database>,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role'])
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  return row.email === null && (await hasStaff(db)) ? undefined : row
}

/**
 * Uses an invitation up.
 * @returns Whether this was its one use: of two at once only one gets a yes.
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

/** Voids the unused links for an address, or, with null, the set-up links. */
export async function voidInvitations(
  tx: Transaction<Database>,
  email: string | null,
): Promise<void> {
  await tx
    .deleteFrom('staff_invitations')
    .where('email', email === null ? 'is' : '=', email)
    .where('used_at', 'is', null)
    .execute()
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
