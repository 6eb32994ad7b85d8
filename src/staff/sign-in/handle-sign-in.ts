import type { RequestContext } from '../../http/site-env.ts'
import { arrival, codePath, destination, signInPath } from '../session/addresses.ts'
import { callAuth } from '../session/call-auth.ts'
import type { Flash } from '../session/flash.ts'
import { type Fields, seeOther, tooManyTries, UNAVAILABLE } from '../session/staff-form.ts'

const WRONG = 'The email address or the password is not right. Please check both.'

/** Handles the form of the sign-in page. */
export async function handleSignIn(fields: Fields, context: RequestContext): Promise<Response> {
  const to = destination(fields.to)
  const email = fields.email?.trim() ?? ''
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(signInPath(to), { flash: { tone: 'problem', values: { email }, ...flash } })

  const errors = missing(fields)
  if (Object.keys(errors).length > 0) return again({ errors })
  const body = JSON.stringify({ email, password: fields.password })
  const answer = await callAuth('/sign-in/email', context, body)
  if (answer.status === 429) return again({ text: tooManyTries(freeAt(answer)) })
  if (answer.status >= 500) return again({ text: UNAVAILABLE })
  if (!answer.ok) return again({ errors: { email: WRONG } })
  const cookies = answer.headers.getSetCookie()
  const { twoFactorRedirect, user } = await answer.json()
  return seeOther(twoFactorRedirect ? codePath(to) : arrival(to, user), { cookies })
}

function missing({ email, password }: Fields): Fields {
  return {
    ...(!email?.trim() && { email: 'Please enter your email address.' }),
    ...(!password && { password: 'Please enter your password.' }),
  }
}

function freeAt(answer: Response): Date {
  return new Date(Date.now() + Number(answer.headers.get('retry-after')) * 1000)
}

const WRONG_PASSKEY =
  'No account here uses this passkey, or the request has expired. Try again, or sign in with your password.'
const MAX_ID_LENGTH = 1400

/** What a browser needs to ask for a passkey, as JSON. */
export async function offerPasskey(context: RequestContext): Promise<Response> {
  const answer = await callAuth('/passkey/generate-authenticate-options', context)
  if (!answer.ok) return refused(answer)
  const options = { ...(await answer.json()), userVerification: 'required' }
  return respond(200, options, answer.headers.getSetCookie())
}

/**
 * Signs in whoever has shown a passkey. It is asked for no code: the device has verified its owner.
 * @param body `response`: what the authenticator answered; `to`: the page to open.
 */
export async function handlePasskey(body: unknown, context: RequestContext): Promise<Response> {
  const { response, to } = (body ?? {}) as { response?: { id?: unknown } | null; to?: unknown }
  const id = response?.id
  if (typeof id !== 'string' || id.length > MAX_ID_LENGTH)
    return respond(400, { message: WRONG_PASSKEY })
  const text = JSON.stringify({ response })
  const answer = await callAuth('/passkey/verify-authentication', context, text)
  if (!answer.ok) return refused(answer)
  const { user } = await answer.json()
  const page = arrival(destination(typeof to === 'string' ? to : ''), user)
  return respond(200, { to: page }, answer.headers.getSetCookie())
}

async function refused(answer: Response): Promise<Response> {
  if (answer.status >= 500) return respond(503, { message: UNAVAILABLE })
  if (answer.status !== 429) return respond(401, { message: WRONG_PASSKEY })
  const freeAt = new Date(Date.now() + Number(answer.headers.get('retry-after')) * 1000)
  return respond(429, { message: tooManyTries(freeAt) })
}

function respond(status: number, body: object, cookies: string[] = []): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  return Response.json(body, { status, headers })
}
