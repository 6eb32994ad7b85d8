import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { findStaffOfPasskey } from '../../../db/staff/passkeys.ts'
import { findStaff, type StaffMember } from '../../../db/staff/staff.ts'
import { accountOfSecondStep } from './second-step.ts'

const PASSKEY = '/passkey/verify-authentication'

/** The calls of the sign-in library that are tries to sign in, and how the log names their failure. */
const FAILURES: Record<string, string> = {
  '/sign-in/email': 'sign-in-failed',
  '/two-factor/verify-totp': 'code-failed',
  '/two-factor/verify-backup-code': 'code-failed',
  [PASSKEY]: 'passkey-failed',
}

/** Whether the library's answer to a call refuses a try to sign in. */
export function isFailedTry(call: string, status: number): boolean {
  return call in FAILURES && (status === 401 || (call === PASSKEY && status === 400))
}

/**
 * Records a try that failed, with whose account it was for and where it came from. An address without
 * an account is not recorded: it may be a password, typed into the wrong field.
 */
export async function recordFailedTry(
  db: Db,
  failed: { call: string; address: string; headers: Headers; body: string | undefined },
): Promise<void> {
  const { call, address } = failed
  const action = FAILURES[call] ?? call
  const member = await accountOf(db, failed)
  await recordAudit(db, { staff: null, action, about: member?.email, details: { address } })
}

type Failed = Parameters<typeof recordFailedTry>[1]

async function accountOf(
  db: Db,
  { call, headers, body }: Failed,
): Promise<{ email: string } | undefined> {
  if (call === '/sign-in/email') return accountOfAddress(db, body)
  if (call !== PASSKEY) return accountOfSecondStep(db, headers)
  const { id } = JSON.parse(body ?? '{}').response ?? {}
  return typeof id === 'string' ? findStaffOfPasskey(db, id) : undefined
}

async function accountOfAddress(db: Db, body = ''): Promise<StaffMember | undefined> {
  const { email } = JSON.parse(body)
  return typeof email === 'string' ? findStaff(db, email) : undefined
}
