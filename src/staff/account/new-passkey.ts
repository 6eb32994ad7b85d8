import type { Context } from 'hono'
import { recordAudit } from '../../../db/staff/audit.ts'
import { services } from '../../http/services.ts'
import { addressOf } from '../../http/visitor-address.ts'
import { seeOther } from '../session/answer.ts'
import { staffAuth } from '../session/auth.ts'
import { headersWithAddress } from '../session/client-header.ts'
import { flashCookie } from '../session/flash.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { browserName } from './browser-name.ts'
import { passkeyName } from './post-passkeys.ts'
import { NO_PASSWORD, withPassword } from './with-password.ts'

const PAGE = '/admin/account/passkeys'
const REFUSED =
  'The passkey could not be added. Its device must ask for a fingerprint, face, or PIN, and answer within five minutes.'

/** What the browser needs to make a passkey, as JSON, for whoever has entered the password. */
export async function offerNewPasskey(c: Context<StaffEnv>): Promise<Response> {
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
export async function addPasskey(c: Context<StaffEnv>): Promise<Response> {
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
