import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import { hasStaff, normalEmail } from './staff.ts'

/** A link that creates an account. */
export interface Invitation {
  id: string
  /** Null for the setup link, which creates the first account for any address. */
  email: string | null
}

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000
/** How long a link is valid. */
export const INVITATION_HOURS = 24

/**
 * Creates a link's token; only its hash is stored. Invalidates earlier links for the same address.
 * @param email The invited address; null for the setup link.
 */
export async function makeInvitation(db: Db, email: string | null): Promise<string> {
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
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + INVITATION_HOURS * HOUR_MS).toISOString(),
        used_at: null,
      })
      .execute()
  })
  return token
}

/** The invitation of a token; undefined if unknown, used, expired, or superseded by an account. */
export async function findInvitation(
  db: Db | Transaction<Database>,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email'])
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  return row.email === null && (await hasStaff(db)) ? undefined : row
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

/** Invalidates the unused links for an address or, with null, the setup links. */
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
