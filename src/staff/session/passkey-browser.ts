import { CodeNotLoaded, loadCode } from '../../browser/load-code.ts'

/** Code that only the pages with passkeys load, and only when somebody uses one. */
export const passkeyCode = () => loadCode(() => import('@simplewebauthn/browser'))

/** The server's answer as JSON. @throws With its message when it refuses. */
export async function askForJson<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  // After the session has ended, the answer is a page.
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const read = isJson ? await answer.json() : {}
  if (answer.ok && isJson) return read
  throw new PasskeyProblem(
    read.message ?? (answer.status === 401 ? 'You are signed out. Load this page again.' : FAILED),
  )
}

/** What a person is shown when their passkey did not work. */
class PasskeyProblem extends Error {}

const FAILED = 'That did not work right now. Please try again.'

/**
 * A sentence about what went wrong.
 * @param origin The only address at which passkeys work.
 */
export function problemOf(error: unknown, origin: string): string {
  if (error instanceof PasskeyProblem) return error.message
  if (location.origin !== origin) {
    return `Passkeys only work at ${origin}. Open the site at that address.`
  }
  if (!('PublicKeyCredential' in globalThis)) return 'This browser does not support passkeys.'
  const { name } = (error ?? {}) as { name?: string }
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return 'No passkey was used. Try again if you closed the window by mistake.'
  }
  if (error instanceof CodeNotLoaded || error instanceof TypeError) {
    return 'The site is not responding. Please try again.'
  }
  return FAILED
}
