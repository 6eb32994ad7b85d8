import type { Context } from 'hono'
import { countTry, forgetTries } from '../../../db/staff/sign-in-tries.ts'
import { addressGroup } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { addressOf } from '../../http/visitor-address.ts'
import { headersWithAddress } from '../session/client-header.ts'
import { tooManyTries } from '../session/messages.ts'
import type { StaffEnv } from '../session/staff-env.ts'

/** The sign-in library's response, or the message to show instead. */
export type Checked = { answer: Response } | { problem: string }

/**
 * Calls the sign-in library for an action that requires the password again. Wrong passwords count
 * as failed sign-ins, so that nobody can guess them in a browser left signed in.
 * @param wrong The message for a wrong password.
 */
export async function withPassword(
  c: Context<StaffEnv>,
  wrong: string,
  ask: (headers: Headers) => Promise<Response>,
): Promise<Checked> {
  const { db } = services()
  const address = addressOf(c)
  try {
    const freeAt = await countTry(db, addressGroup(address))
    if (freeAt) return { problem: tooManyTries(freeAt) }
    const answer = await ask(headersWithAddress(c.req.raw.headers, address))
    if (answer.status >= 500) return { problem: UNANSWERED }
    if (!answer.ok) return { problem: wrong }
    await forgetTries(db, addressGroup(address))
    return { answer }
  } catch (err) {
    log.error({ err }, 'a password could not be checked')
    return { problem: UNANSWERED }
  }
}

const UNANSWERED = 'That could not be done right now, and nothing was changed. Please try again.'
