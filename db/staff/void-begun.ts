import type { Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

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
