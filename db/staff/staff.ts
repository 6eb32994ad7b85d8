import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { StaffRole } from '../schema/staff.ts'

export interface StaffMember {
  id: string
  name: string
  email: string
  role: StaffRole
}

/** A session of a staff member. */
export interface StaffSession {
  id: string
  token: string
  /** The IP address and the browser that it was started with. */
  address: string | null
  browser: string | null
  since: Date
}

/** The auth library's provider id for accounts with a password. */
export const WITH_PASSWORD = 'credential'

/** Whether anyone can sign in at all. */
export async function hasStaff(db: Db | Transaction<Database>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All accounts, sorted by address. */
export async function listStaff(
  db: Db,
): Promise<(StaffMember & { hasSecondFactor: boolean; since: Date })[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('email').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasSecondFactor: Boolean(row.twoFactorEnabled),
    since: new Date(row.createdAt),
  }))
}

/** The account of an id, or undefined. */
export async function findStaffById(
  db: Db | Transaction<Database>,
  id: string,
): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whose password was right, by the identifier of the second step that followed. */
export async function findStaffOfSecondStep(
  db: Db,
  identifier: string,
): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff_verifications as step')
    .innerJoin('staff', 'staff.id', 'step.value')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role'])
    .where('step.identifier', '=', identifier)
    .executeTakeFirst()
}

/** Whether anyone else has an account. */
export async function hasOtherStaff(tx: Transaction<Database>, id: string): Promise<boolean> {
  const other = await tx.selectFrom('staff').select('id').where('id', '!=', id).executeTakeFirst()
  return other !== undefined
}

/** Those who can change what others may do, by name. */
export async function listOwners(db: Db): Promise<{ name: string }[]> {
  return db
    .selectFrom('staff')
    .select('name')
    .where('role', '=', 'owner')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/**
 * The account of an id, which nobody else can change or remove until the transaction ends: its row is written as it
 * is. Lock it before leads, never after.
 */
export async function lockStaff(
  tx: Transaction<Database>,
  id: string,
): Promise<StaffMember | undefined> {
  return tx
    .updateTable('staff')
    .set({ role: sql`role` })
    .where('id', '=', id)
    .returning(['id', 'name', 'email', 'role'])
    .executeTakeFirst()
}

/** The account of an address, or undefined. */
export async function findStaff(
  db: Db | Transaction<Database>,
  email: string,
): Promise<StaffMember | undefined> {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst()
}

/**
 * Creates an account, as the auth library would.
 * @param passwordHash From the library's own function.
 * @returns Undefined if the address already has an account.
 */
export async function insertStaff(
  tx: Transaction<Database>,
  { passwordHash, ...account }: Omit<StaffMember, 'id'> & { passwordHash: string },
): Promise<StaffMember | undefined> {
  const member = { ...account, id: randomUUID(), email: normalEmail(account.email) }
  const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
  const made = await tx
    .insertInto('staff')
    .values({ ...member, ...times, emailVerified: '1', twoFactorEnabled: '0' })
    .onConflict((c) => c.column('email').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) return undefined
  await tx
    .insertInto('staff_passwords')
    .values({
      id: randomUUID(),
      accountId: member.id,
      providerId: WITH_PASSWORD,
      userId: member.id,
      password: passwordHash,
      ...times,
    })
    .execute()
  return member
}

/** Deletes an account with its sessions, password and second factor. */
export async function deleteStaff(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('staff').where('id', '=', id).execute()
}

/** The active sessions of an account, newest first. */
export async function listStaffSessions(db: Db, staffId: string): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('userId', '=', staffId)
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    address: row.ipAddress || null,
    browser: row.userAgent || null,
    since: new Date(row.createdAt),
  }))
}

/**
 * Ends sessions of one account: the one with an id, or all others.
 * @returns How many there were.
 */
export async function deleteStaffSessions(
  db: Db,
  staffId: string,
  which: { id: string } | { not: string },
): Promise<number> {
  const [operator, id] = 'id' in which ? (['=', which.id] as const) : (['!=', which.not] as const)
  const ended = await db
    .deleteFrom('staff_sessions')
    .where('userId', '=', staffId)
    .where('id', operator, id)
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** An address as it is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
