import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { findStaff, findStaffOfSecondStep, type StaffMember } from '../../../db/staff/staff.ts'
import { secondStepOf } from './session-cookie.ts'

const TRIES = ['/sign-in/email', '/two-factor/verify-totp', '/two-factor/verify-backup-code']

/** Whether a call of the sign-in library is a try to sign in. */
export function isTry(call: string): boolean {
  return TRIES.includes(call)
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
  const member = await (call === '/sign-in/email'
    ? accountOf(db, failed.body)
    : accountOfSecondStep(db, failed.headers))
  const action = call === '/sign-in/email' ? 'sign-in-failed' : 'code-failed'
  await recordAudit(db, { staff: null, action, about: member?.email, details: { address } })
}

async function accountOf(db: Db, body = ''): Promise<StaffMember | undefined> {
  const { email } = JSON.parse(body)
  return typeof email === 'string' ? findStaff(db, email) : undefined
}

async function accountOfSecondStep(db: Db, headers: Headers): Promise<StaffMember | undefined> {
  const step = secondStepOf(headers)
  return step ? findStaffOfSecondStep(db, step) : undefined
}
