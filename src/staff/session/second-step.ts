import type { Db } from '../../../db/open.ts'
import { spendCode } from '../../../db/staff/sign-in-tries.ts'
import { findStaffOfSecondStep, type StaffMember } from '../../../db/staff/staff.ts'
import { secondStepOf } from './session-cookie.ts'

/** Whose sign-in waits for a code, by the cookie of a request. */
export async function accountOfSecondStep(
  db: Db,
  headers: Headers,
): Promise<StaffMember | undefined> {
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
