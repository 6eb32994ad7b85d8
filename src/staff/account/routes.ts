import { type Context, Hono } from 'hono'
import { closeCalendar, openCalendar } from '../../../db/leads/calendar.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import {
  MAX_PASSKEY_NAME_LENGTH,
  removePasskey,
  renamePasskey,
} from '../../../db/staff/passkeys.ts'
import { voidBegun } from '../../../db/staff/password-links.ts'
import { deleteStaffSessions } from '../../../db/staff/staff.ts'
import { addressOf } from '../../http/client-address.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { staffAuth } from '../session/auth.ts'
import { headersWithAddress } from '../session/auth-requests.ts'
import { type Flash, flashCookie } from '../session/flash.ts'
import { newPasswordProblem } from '../session/passwords.ts'
import { type Fields, fieldsOf, seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow } from '../session/staff-routes.ts'
import { browserName } from './browser-name.ts'
import { calendarPath } from './calendar.ts'
import {
  beginCodes,
  confirmCodes,
  endCodes,
  NO_PASSWORD,
  renewBackupCodes,
  withPassword,
} from './handle-codes.ts'

/** The forms of /admin/account, under /api/staff/account. */
export const accountApi = new Hono<StaffEnv>()

accountApi.use(allow('account'))
accountApi.get('*', () => seeOther('/admin/account'))
accountApi.post('/password', async (c) => postPassword(c, await fieldsOf(c.req)))
accountApi.post('/codes/begin', async (c) => beginCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/confirm', async (c) => confirmCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/renew', async (c) => renewBackupCodes(c, await fieldsOf(c.req)))
accountApi.post('/codes/end', async (c) => endCodes(c, await fieldsOf(c.req)))
accountApi.post('/passkeys/options', (c) => offerNewPasskey(c))
accountApi.post('/passkeys/add', (c) => addPasskey(c))
accountApi.post('/passkeys/rename', async (c) => postPasskeyName(c, await fieldsOf(c.req)))
accountApi.post('/passkeys/remove', async (c) => postPasskeyRemoval(c, await fieldsOf(c.req)))
accountApi.post('/calendar', async (c) => postCalendar(c, await fieldsOf(c.req)))
accountApi.post('/sessions/end', async (c) => endSession(c, await fieldsOf(c.req)))
accountApi.post('/sessions/end-others', (c) => endOtherSessions(c))

/** Gives the account's calendar a new address, which is shown this once, or ends the one it has. */
async function postCalendar(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { db } = services()
  const staff = c.get('staff')
  const back = (text: string) =>
    seeOther('/admin/account#calendar', { flash: { tone: 'success', text } })
  if (fields.go === 'end') {
    await closeCalendar(db, staff)
    return back('The calendar’s address no longer works.')
  }
  const address = config().siteUrl + calendarPath(await openCalendar(db, staff))
  return back(
    `Add this address to your calendar as a subscription. It is shown this once, and whoever has it sees your days: ${address}`,
  )
}

/** Signs the current account out in another browser. */
async function endSession(c: Context<StaffEnv>, { id = '' }: Fields): Promise<Response> {
  return end(c, { id }, 'That session has ended.')
}

/** Signs the current account out everywhere but here. */
async function endOtherSessions(c: Context<StaffEnv>): Promise<Response> {
  await voidBegun(services().db, c.get('staff').id)
  return end(c, { not: c.get('sessionId') }, 'You are signed out everywhere else.')
}

async function end(
  c: Context<StaffEnv>,
  which: { id: string } | { not: string },
  text: string,
): Promise<Response> {
  const { db } = services()
  const staff = c.get('staff')
  const ended = await deleteStaffSessions(db, staff.id, which)
  if (ended > 0) await recordAudit(db, { staff, action: 'sessions-ended', details: { ended } })
  return seeOther('/admin/account#sessions', { flash: { tone: 'success', text } })
}

/** Changes the password, and signs out everywhere else. */
async function postPassword(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { current_password: currentPassword = '', new_password: newPassword = '' } = fields
  const back = (errors: Fields) =>
    seeOther('/admin/account', { flash: { tone: 'problem', errors } })
  const { name, email } = c.get('staff')
  const weak = await newPasswordProblem(newPassword, [name, email])
  if (!currentPassword || weak) {
    return back({
      ...(!currentPassword && { current_password: 'Please enter your current password.' }),
      ...(weak && { new_password: weak }),
    })
  }
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      asResponse: true,
    }),
  )
  if ('problem' in checked) return back({ current_password: checked.problem })
  const { db } = services()
  await voidBegun(db, c.get('staff').id)
  await recordAudit(db, { staff: c.get('staff'), action: 'password-changed' })
  return seeOther('/admin/account', {
    cookies: checked.answer.headers.getSetCookie(),
    flash: {
      tone: 'success',
      text: 'Your password is changed, and you are signed out everywhere else.',
    },
  })
}

const PAGE = '/admin/account/passkeys'
const REFUSED =
  'The passkey could not be added. Its device must ask for a fingerprint, face, or PIN, and answer within five minutes.'

/** What the browser needs to make a passkey, as JSON, for whoever has entered the password. */
async function offerNewPasskey(c: Context<StaffEnv>): Promise<Response> {
  // The form was sent before its page could do it.
  if (!isJson(c)) {
    return seeOther(PAGE, {
      flash: { tone: 'problem', text: 'The page was not ready yet. Please try again.' },
    })
  }
  const { password } = await bodyOf(c)
  if (typeof password !== 'string' || !password) return c.json({ message: NO_PASSWORD }, 422)
  const { api } = await staffAuth()
  const checked = await withPassword(c, (headers) =>
    api.verifyPassword({ body: { password }, headers, asResponse: true }),
  )
  if ('problem' in checked) return c.json({ message: checked.problem }, 422)
  return api.generatePasskeyRegistrationOptions({ headers: headersOf(c), asResponse: true })
}

/** Adds the passkey that a browser has made. */
async function addPasskey(c: Context<StaffEnv>): Promise<Response> {
  const { response, name } = await bodyOf(c)
  const given = passkeyName(name) || browserName(c.req.header('user-agent') ?? null)
  const { api } = await staffAuth()
  const answer = await api.verifyPasskeyRegistration({
    body: { response, name: given },
    headers: headersOf(c),
    asResponse: true,
  })
  if (!answer.ok) return c.json({ message: REFUSED }, 422)
  const details = { name: given }
  await recordAudit(services().db, { staff: c.get('staff'), action: 'passkey-added', details })
  const text = `The passkey “${given}” is added. From now on you can sign in with it.`
  c.header('set-cookie', flashCookie({ tone: 'success', text }), { append: true })
  return c.json({})
}

function isJson(c: Context): boolean {
  return c.req.header('content-type')?.startsWith('application/json') ?? false
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function headersOf(c: Context<StaffEnv>): Headers {
  return headersWithAddress(c.req.raw.headers, addressOf(c))
}

const GONE: Flash = { tone: 'problem', text: 'That passkey is no longer in your account.' }

/** Gives a passkey another name. */
async function postPasskeyName(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const { id = '', name = '' } = fields
  const given = passkeyName(name)
  const isThere = await renamePasskey(services().db, c.get('staff'), id, given)
  const flash: Flash = { tone: 'success', text: 'The name is saved.' }
  return seeOther(PAGE, { flash: isThere ? flash : GONE })
}

/** Removes a passkey. */
async function postPasskeyRemoval(c: Context<StaffEnv>, fields: Fields): Promise<Response> {
  const name = await removePasskey(services().db, c.get('staff'), fields.id ?? '')
  if (name === undefined) return seeOther(PAGE, { flash: GONE })
  const text = `The passkey “${name}” is removed. You can delete it on its device, too.`
  return seeOther(PAGE, { flash: { tone: 'success', text } })
}

/** A name as it is stored: on one line, and no longer than a list can show. */
function passkeyName(given: unknown): string {
  const text = typeof given === 'string' ? given.toWellFormed().replace(/\p{C}|\s/gu, ' ') : ''
  return text.trim().slice(0, MAX_PASSKEY_NAME_LENGTH).toWellFormed()
}
