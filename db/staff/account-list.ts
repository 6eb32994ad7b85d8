import type { Db } from '../open.ts'
import type { StaffMember } from './staff.ts'

/** An account as owners see it. */
export interface StaffAccount extends StaffMember {
  hasSecondFactor: boolean
  since: Date
  /** Undefined before the first time. */
  lastSignIn: Date | undefined
}

/** Everyone who has an account, by address. */
export async function listAccounts(db: Db): Promise<StaffAccount[]> {
  return (await accounts(db).execute()).map(toAccount)
}

/** One account, with where else it leaves a trace. */
export async function findAccount(
  db: Db,
  id: string,
): Promise<(StaffAccount & { sessions: number; leads: number }) | undefined> {
  const now = new Date().toISOString()
  const row = await accounts(db)
    .select(({ selectFrom }) => [
      selectFrom('staff_sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('userId', '=', 'staff.id')
        .where('expiresAt', '>', now)
        .as('sessions'),
      selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('assigned_to', '=', 'staff.id')
        .as('leads'),
    ])
    .where('staff.id', '=', id)
    .executeTakeFirst()
  return (
    row && { ...toAccount(row), sessions: Number(row.sessions ?? 0), leads: Number(row.leads ?? 0) }
  )
}

function accounts(db: Db) {
  return db
    .selectFrom('staff')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('audit_log')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('staff_email', '=', 'staff.email')
        .where('action', '=', 'sign-in')
        .as('lastSignIn'),
    )
    .orderBy('email')
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['execute']>>[number]

function toAccount(row: Row): StaffAccount {
  const since = new Date(row.createdAt)
  const last = row.lastSignIn ? new Date(row.lastSignIn) : undefined
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasSecondFactor: Boolean(row.twoFactorEnabled),
    since,
    // An earlier account of the same address may have signed in too.
    lastSignIn: last && last >= since ? last : undefined,
  }
}
