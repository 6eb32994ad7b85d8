import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { limitBody } from '../http/limit-body.ts'
import { log } from '../http/log.ts'
import { methodNotAllowed } from '../http/method-not-allowed.ts'
import { services } from '../http/services.ts'
import { config } from '../settings/config.ts'
import { MAX_MESSAGE_BYTES, receiveMessage } from './receive.ts'

/** Of a form, what stands around the message. */
const FORM_BYTES = 256 * 1024
/** Where mail services put the raw message of a form. */
const FIELDS = ['email', 'body-mime', 'message']
const TOO_LARGE = `A message can have up to ${MAX_MESSAGE_BYTES / 1024 ** 2} MB.`

/** POST /api/mail/incoming: a message that came by mail, as a mail service passes it on. 404 without INCOMING_MAIL_KEY. */
export const incomingMail = new Hono()

incomingMail.use('/incoming', async (c, next) => {
  const key = config().incomingMailKey
  if (key === undefined) return c.json({ error: { message: 'There is nothing here.' } }, 404)
  if (c.req.method !== 'POST') return methodNotAllowed('POST')
  if (!hasKey(c.req.header('authorization'), key)) {
    c.header('www-authenticate', 'Basic realm="incoming mail"')
    return c.json({ error: { message: 'INCOMING_MAIL_KEY is missing or wrong.' } }, 401)
  }
  return next()
})
incomingMail.use(
  limitBody(MAX_MESSAGE_BYTES + FORM_BYTES, (c) => c.json({ error: { message: TOO_LARGE } }, 413)),
)
incomingMail.post('/incoming', async (c) => {
  const raw = await messageOf(c.req.raw)
  if (!raw) {
    const message = `Post the raw message (RFC 5322) as message/rfc822, or in the field ${FIELDS.join(' or ')} of a form.`
    return c.json({ error: { message } }, 400)
  }
  if (raw.length > MAX_MESSAGE_BYTES) return c.json({ error: { message: TOO_LARGE } }, 413)
  try {
    const { db, store, report } = services()
    const received = await receiveMessage({ db, store, report, settings: config() }, raw)
    log.info({ received, bytes: raw.length }, 'a message came by mail')
    return c.json({ received })
  } catch (err) {
    log.error({ err }, 'a message that came by mail could not be stored')
    const message = 'The message could not be stored just now. Send it again in a minute.'
    return c.json({ error: { message } }, 503, { 'retry-after': '60' })
  }
})

/** Services send it as `Bearer KEY`, or as the password of an address like https://mail:KEY@host. */
function hasKey(authorization: string | undefined, key: string): boolean {
  const [, scheme = '', given = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  const password = Buffer.from(given, 'base64')
    .toString()
    .replace(/^[^:]*:/, '')
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(/^basic$/i.test(scheme) ? password : given), hash(key))
}

/** The raw message in a request; undefined when there is none. */
async function messageOf(request: Request): Promise<Buffer | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    const form = await request.formData().catch(() => undefined)
    const field = FIELDS.map((name) => form?.get(name)).find((value) => value)
    if (!field) return undefined
    return typeof field === 'string' ? Buffer.from(field) : Buffer.from(await field.arrayBuffer())
  }
  const raw = Buffer.from(await request.arrayBuffer())
  return raw.length > 0 ? raw : undefined
}
