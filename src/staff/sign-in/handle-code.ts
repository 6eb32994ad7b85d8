import type { RequestContext } from '../../http/site-env.ts'
import { seeOther } from '../session/answer.ts'
import { callAuth } from '../session/call-auth.ts'
import type { Fields } from '../session/fields.ts'
import type { Flash } from '../session/flash.ts'
import { arrival, codePath, destination, signInPath } from '../session/sign-in-path.ts'

const APP_CODE = /^\d{6}$/
const BACKUP_CODE = /^([\da-z]{5})([\da-z]{5})$/i

const WRONG =
  'This code is not right, or it has been used. Please enter the one your app shows now.'
const LOCKED = 'That was too many wrong codes. You can try again in 15 minutes.'
const TOO_LATE = 'That took too long, or too many codes were wrong. Please sign in again.'
const UNREADABLE =
  'Codes cannot be checked right now. Try again in a minute; if it stays like this, ask whoever runs this website for a new account.'

/** Handles the second step of signing in: a code from the app or a backup code. */
export async function handleCode(fields: Fields, context: RequestContext): Promise<Response> {
  const to = destination(fields.to)
  const again = (flash: Omit<Flash, 'tone'>) =>
    seeOther(codePath(to), { flash: { tone: 'problem', ...flash } })
  const code = codeIn(fields.code)
  if (!code) return again({ errors: { code: 'Please enter a code.' } })
  const call = APP_CODE.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code'
  const answer = await callAuth(call, context, JSON.stringify({ code }))
  if (answer.ok) {
    const { user } = await answer.json()
    return seeOther(arrival(to, user), { cookies: answer.headers.getSetCookie() })
  }
  if (answer.status >= 500) return again({ text: UNREADABLE })
  if (answer.status === 429) return again({ text: LOCKED })
  const { code: reason } = await answer.json()
  if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE') {
    return again({ errors: { code: WRONG } })
  }
  return seeOther(signInPath(to), { flash: { tone: 'problem', text: TOO_LATE } })
}

/** A code as it was made, however somebody copies it from paper or an app: without its dash, or with spaces. */
function codeIn(typed = ''): string {
  return typed.replace(/[\s\p{Pd}]/gu, '').replace(BACKUP_CODE, '$1-$2')
}
