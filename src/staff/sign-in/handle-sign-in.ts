import type { RequestContext } from '../../http/site-env.ts'
import { seeOther } from '../session/answer.ts'
import { callAuth } from '../session/call-auth.ts'
import type { Fields } from '../session/fields.ts'
import type { Flash } from '../session/flash.ts'
import { tooManyTries, UNAVAILABLE } from '../session/messages.ts'
import { arrival, codePath, destination, signInPath } from '../session/sign-in-path.ts'

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
