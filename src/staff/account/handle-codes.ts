import type { Context } from 'hono'
import { recordAudit } from '../../../db/staff/audit.ts'
import { voidBegun } from '../../../db/staff/password-links.ts'
import { countTry, forgetTries } from '../../../db/staff/sign-in-tries.ts'
import { deleteStaffSessions } from '../../../db/staff/staff.ts'
import { addressGroup, addressOf } from '../../http/client-address.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { staffAuth } from '../session/auth.ts'
import { headersWithAddress } from '../session/auth-requests.ts'
import { BUSY_S, checkInTurn } from '../session/password-turn.ts'
import { sessionOf } from '../session/session.ts'
import { type Fields, seeOther, tooManyTries, WRONG_PASSWORD } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'

const PAGE = '/admin/account/codes'
const WRONG_CODE =
  'That code is not right. Enter the one your app shows now, and check that the clock of your phone is correct.'

const IS_ON = 'One-time codes are on already: they were turned on meanwhile. Nothing was changed.'
const IS_OFF = 'One-time codes are off: they were turned off meanwhile. Nothing was changed.'

const back = (errors: Fields) => seeOther(PAGE, { flash: { tone: 'problem', errors } })

/** Creates a secret for an authenticator app; it takes effect once a first code is entered. */
export async function beginCodes(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  if (await hasCodes(c)) return meanwhile(IS_ON)
  const { password } = fields
  if (!password) return back({ password: NO_PASSWORD })
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.enableTwoFactor({ body: { password }, headers, asResponse: true }),
  )
  return 'problem' in checked ? back({ password: checked.problem }) : seeOther(PAGE)
}

/**
 * Handles the first code: from now on signing in requires one, and every other session ends, since it
 * began without.
 */
export async function confirmCodes(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { api } = await staffAuth()
  const headers = headersWithAddress(c.req.raw.headers, addressOf(c))
  const code = (fields.code ?? '').replace(/\s/g, '')
  const answer = await api.verifyTOTP({ body: { code }, headers, asResponse: true })
  if (!answer.ok) return back({ code: WRONG_CODE })
  const { db } = services()
  const staff = c.get('staff')
  // The library has replaced the session of this browser.
  const cookies = answer.headers.getSetCookie()
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const here = await sessionOf(new Headers({ cookie }))
  if (here) await deleteStaffSessions(db, staff.id, { not: here.sessionId })
  await voidBegun(db, staff.id)
  await recordAudit(db, { staff, action: 'second-factor-on' })
  return seeOther(PAGE, {
    cookies,
    flash: {
      tone: 'success',
      text: 'From now on, signing in takes a code from your app. You are signed out everywhere else.',
    },
  })
}

/** Creates new backup codes and shows them once. */
export async function renewBackupCodes(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  if (!(await hasCodes(c))) return meanwhile(IS_OFF)
  const { renew_password: password } = fields
  if (!password) return back({ renew_password: NO_PASSWORD })
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.generateBackupCodes({
      body: { password },
      headers,
      asResponse: true,
    }),
  )
  if ('problem' in checked) return back({ renew_password: checked.problem })
  const { backupCodes } = (await checked.answer.json()) as { backupCodes: string[] }
  await recordAudit(services().db, { staff: c.get('staff'), action: 'backup-codes-renewed' })
  return seeOther(PAGE, {
    flash: {
      tone: 'success',
      text: 'These are your new backup codes. They are shown only now, and the old ones no longer work.',
      values: { backupCodes: backupCodes.join(' ') },
    },
  })
}

/** Turns the second factor off: the password alone signs in again. */
export async function endCodes(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  if (!(await hasCodes(c))) return meanwhile(IS_OFF)
  const { end_password: password } = fields
  if (!password) return back({ end_password: NO_PASSWORD })
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.disableTwoFactor({
      body: { password },
      headers,
      asResponse: true,
    }),
  )
  if ('problem' in checked) return back({ end_password: checked.problem })
  await recordAudit(services().db, { staff: c.get('staff'), action: 'second-factor-off' })
  return seeOther(PAGE, {
    cookies: checked.answer.headers.getSetCookie(),
    flash: { tone: 'success', text: 'Signing in now takes only your password.' },
  })
}

/** Whether signing in takes a code now: the page may be older, in another tab. */
async function hasCodes(c: Context<StaffEnv>): Promise<boolean> {
  return (await sessionOf(c.req.raw.headers))?.hasSecondFactor ?? false
}

function meanwhile(text: string): Response {
  return seeOther(PAGE, { flash: { tone: 'problem', text } })
}

/** What a form says that was sent without the password: that is no try. */
export const NO_PASSWORD = 'Please enter your password.'

/** The sign-in library's response, or the message to show instead. */
type Checked = { answer: Response } | { problem: string }

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
