import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecret } from './auth-secret.ts'
import { APPLICATION_PATH, STATUS_PATH } from './business.ts'
import type { Config } from './config.ts'

/**
 * What a token is for. `status`: the page about a request, which shows none of its answers, and its application, which shows
 * what was answered there; it is mailed. `receipt`: the page after sending, which shows the names of files; it is in a cookie or, in a browser
 * without cookies, in that page's address. Of drafts, in a browser without cookies: `draft` is in the form, and
 * `next` in the address of a step for a minute.
 */
export type TokenPurpose = 'status' | 'receipt' | 'draft' | 'next'

type Secret = Pick<Config, 'authSecret' | 'dataDir'>

const ID_BYTES = 16
const MAC_BYTES = 16
/** In base64url. */
const ID_LENGTH = 22
const TOKEN = /^[\w-]{44}$/

/**
 * The token of a lead, or of a draft, the same every time: its id, and a MAC that nobody can make without the site's
 * secret. The database stores nothing of it.
 */
export function leadToken(settings: Secret, purpose: TokenPurpose, leadId: string): string {
  const id = Buffer.from(leadId.replaceAll('-', ''), 'hex')
  return id.toString('base64url') + macOf(settings, purpose, id).toString('base64url')
}

/** The id of the lead that a token is for; undefined when this site has not made it for this purpose. */
export function leadOfToken(
  settings: Secret,
  purpose: TokenPurpose,
  token: string | null | undefined,
): string | undefined {
  if (!token || !TOKEN.test(token)) return undefined
  const id = Buffer.from(token.slice(0, ID_LENGTH), 'base64url')
  const mac = Buffer.from(token.slice(ID_LENGTH), 'base64url')
  if (!timingSafeEqual(mac, macOf(settings, purpose, id))) return undefined
  const hex = id.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The path of the page about a request, with its token. */
export function statusPath(settings: Secret, leadId: string): string {
  return `${STATUS_PATH}?token=${leadToken(settings, 'status', leadId)}`
}

/** The path of its application, with the same token. */
export function applicationPath(settings: Secret, leadId: string): string {
  return `${APPLICATION_PATH}?token=${leadToken(settings, 'status', leadId)}`
}

function macOf(settings: Secret, purpose: TokenPurpose, id: Buffer): Buffer {
  if (id.length !== ID_BYTES) throw new Error('The id of a lead is a UUID')
  const mac = createHmac('sha256', secretOf(settings)).update(`request ${purpose} `).update(id)
  return mac.digest().subarray(0, MAC_BYTES)
}

const secrets = new Map<string, string>()

/** The site's secret. Read once: it is a file where no setting names it. */
export function secretOf(settings: Secret): string {
  if (settings.authSecret) return settings.authSecret
  const secret = secrets.get(settings.dataDir) ?? authSecret(settings)
  secrets.set(settings.dataDir, secret)
  return secret
}
