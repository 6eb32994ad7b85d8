import type { RequestContext } from '../server/request-context.ts'
import { seeOther } from './answer.ts'
import { askAuth } from './ask-auth.ts'
import type { Flash } from './flash.ts'
import { destination, signInPath } from './sign-in-path.ts'

export type Fields = Record<string, string>

const WRONG = 'This e-mail address and password do not belong together. Please check both.'
export const AWAY =
  'We cannot reach the database at this moment, so nobody can sign in. Please try again in a minute.'

/** Takes the form of the sign-in page. */
export async function postSignIn(
  fields: Fields,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const to = destination(fields.to)
  const email = fields.email?.trim() ?? ''
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(signInPath(to), { flash: { tone: 'problem', values: { email }, ...flash } })

  const errors = missing(fields)
  if (Object.keys(errors).length > 0) return again({ errors })
  const body = JSON.stringify({ email, password: fields.password })
  const answer = await askAuth('/sign-in/email', request, context, body)
  if (answer.status === 429) return again({ text: tooManyTries(answer) })
  if (answer.status >= 500) return again({ text: AWAY })
  if (!answer.ok) return again({ errors: { email: WRONG } })
  const cookies = answer.headers.getSetCookie()
  const { twoFactorRedirect } = await answer.json()
  return seeOther(twoFactorRedirect ? codePath(to) : to, { cookies })
}

/** The second step of the sign-in page. */
export function codePath(to: string): string {
  const path = signInPath(to)
  return `${path}${path.includes('?') ? '&' : '?'}step=code`
}

function missing({ email, password }: Fields): Fields {
  return {
    ...(!email?.trim() && { email: 'Please enter your e-mail address.' }),
    ...(!password && { password: 'Please enter your password.' }),
  }
}

function tooManyTries(answer: Response): string {
  const minutes = Math.ceil(Number(answer.headers.get('retry-after')) / 60)
  return `That was too many tries. You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
