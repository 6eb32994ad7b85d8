import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { findStaffOfPasskey } from '../../../db/staff/passkeys.ts'
import { spendCode } from '../../../db/staff/sign-in-tries.ts'
import { findStaff, findStaffOfSecondStep, type StaffMember } from '../../../db/staff/staff.ts'
import { secondStepOf } from './auth-requests.ts'

const PASSKEY = '/passkey/verify-authentication'

/** The calls of the sign-in library that are tries to sign in, and how the log names their failure. */
const FAILURES: Record<string, string> = {
  '/sign-in/email': 'sign-in-failed',
  '/two-factor/verify-totp': 'code-failed',
  '/two-factor/verify-backup-code': 'code-failed',
  [PASSKEY]: 'passkey-failed',
}

/** Its answer when nobody's sign-in waits for a code, or does no more: the code was not looked at. */
const NOBODY_WAITS = 'INVALID_TWO_FACTOR_COOKIE'

/** Whether the library's answer to a call refuses a try to sign in. */
export async function isFailedTry(call: string, answer: Response): Promise<boolean> {
  if (call === PASSKEY) return answer.status === 401 || answer.status === 400
  if (!(call in FAILURES) || answer.status !== 401) return false
  const { code } = await answer.clone().json()
  return code !== NOBODY_WAITS
}

/**
 * Records a try that failed, with whose account it was for and where it came from. An address without
 * an account is not recorded: it may be a password, typed into the wrong field.
 */
export async function recordFailedTry(
  db: Db,
  failed: {
    call: string
    address: string
    headers: Headers
    body: string | undefined
    /** The code is one that was tried before: it may have been right. */
    isUsed?: boolean
  },
): Promise<void> {
  const { call, address, isUsed } = failed
  const action = FAILURES[call] ?? call
  const member = await accountOf(db, failed)
  const details = { address, ...(isUsed && { isUsed }) }
  await recordAudit(db, { staff: null, action, about: member?.email, details })
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

/** Whose sign-in waits for a code, by the cookie of a request. */
async function accountOfSecondStep(db: Db, headers: Headers): Promise<StaffMember | undefined> {
  const step = secondStepOf(headers)
  return step ? findStaffOfSecondStep(db, step) : undefined
}

/**
 * Uses the code of an app that a second step is tried with.
 * @param body JSON text, which the library refuses where it is none.
 * @returns Whether that account had not tried this code before.
 */
export async function spendCodeOfStep(db: Db, headers: Headers, body = ''): Promise<boolean> {
  const member = await accountOfSecondStep(db, headers)
  const code = codeIn(body)
  return !member || code === undefined || spendCode(db, member.id, code)
}

function codeIn(body: string): string | undefined {
  try {
    const { code } = JSON.parse(body)
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}
