import type { Context } from 'hono'
import { recordAudit } from '../../../db/staff/audit.ts'
import { countTry, forgetTries } from '../../../db/staff/sign-in-tries.ts'
import { addressGroup } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { addressOf } from '../../http/visitor-address.ts'
import { headersWithAddress } from '../session/auth-requests.ts'
import { BUSY_S, checkInTurn } from '../session/password-turn.ts'
import { tooManyTries, WRONG_PASSWORD } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'

/** What a form says that was sent without the password: that is no try. */
export const NO_PASSWORD = 'Please enter your password.'

/** The sign-in library's response, or the message to show instead. */
export type Checked = { answer: Response } | { problem: string }

/**
 * Calls the sign-in library for an action that requires the password again. Wrong passwords count and
 * are logged like failed sign-ins, so that nobody can guess them in a browser left signed in, or with a
 * stolen session.
 */
export async function withPassword(
  c: Context<StaffEnv>,
  ask: (headers: Headers) => Promise<Response>,
): Promise<Checked> {
  const { db } = services()
  const { headers } = c.req.raw
  const address = addressOf(c)
  const staff = c.get('staff')
  try {
    const freeAt = await countTry(db, addressGroup(address))
    if (freeAt) return { problem: tooManyTries(freeAt) }
    const answer = await checkInTurn(db, headers, staff.email, () =>
      ask(headersWithAddress(headers, address)),
    )
    if (!answer) return { problem: tooManyTries(new Date(Date.now() + BUSY_S * 1000)) }
    if (!answer.ok && !(await isWrongPassword(answer))) return { problem: UNANSWERED }
    if (!answer.ok) {
      await recordAudit(db, { staff, action: 'password-failed', details: { address } })
      return { problem: WRONG_PASSWORD }
    }
    await forgetTries(db, addressGroup(address))
    return { answer }
  } catch (err) {
    log.error({ err }, 'a password could not be checked')
    return { problem: UNANSWERED }
  }
}

/** The library refuses for other reasons, too, such as a session that has ended meanwhile. */
async function isWrongPassword(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return false
  const { code } = await answer.json()
  return code === 'INVALID_PASSWORD' || code === 'PASSWORD_TOO_LONG'
}

const UNANSWERED = 'That could not be done right now, and nothing was changed. Please try again.'
