import type { Db } from '../open.ts'
import { recordAudit } from './audit.ts'
import type { StaffMember } from './staff.ts'

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string
  name: string
  since: Date | undefined
}

type Owner = Pick<StaffMember, 'id' | 'email'>

export const MAX_PASSKEY_NAME_LENGTH = 60
const WITHOUT_NAME = 'Passkey'

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(db: Db, staffId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', staffId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name: name || WITHOUT_NAME,
    since: createdAt === null ? undefined : new Date(createdAt),
  }))
}

/**
 * Gives a passkey of an account another name.
 * @returns Whether the account has it.
 */
export async function renamePasskey(
  db: Db,
  owner: Owner,
  id: string,
  name: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff_passkeys')
      .set({ name: name || WITHOUT_NAME })
      .where('id', '=', id)
      .where('userId', '=', owner.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAudit(tx, { staff: owner, action: 'passkey-renamed', details: { name } })
    return true
  })
}

/**
 * Removes a passkey of an account: it signs nobody in any more.
 * @returns Its name; undefined when the account does not have it.
 */
export async function removePasskey(db: Db, owner: Owner, id: string): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('userId', '=', owner.id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) return undefined
    const name = removed.name || WITHOUT_NAME
    await recordAudit(tx, { staff: owner, action: 'passkey-removed', details: { name } })
    return name
  })
}

/** Whose passkey has an id that an authenticator sent. */
export async function findStaffOfPasskey(
  db: Db,
  credentialId: string,
): Promise<{ email: string } | undefined> {
  return db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.userId')
    .select('staff.email')
    .where('credentialID', '=', credentialId)
    .executeTakeFirst()
}
