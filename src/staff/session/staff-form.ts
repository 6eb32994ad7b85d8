import { type Flash, flashCookie } from './flash.ts'

/** The text fields of a form by name. */
export type Fields = Record<string, string>

/** The access forms have a few short fields. */
export const MAX_FORM_BYTES = 8 * 1024

/** A posted form's text fields; our forms have no files or repeated fields. */
export async function fieldsOf(req: {
  parseBody(): Promise<Record<string, unknown>>
}): Promise<Fields> {
  const body = await req.parseBody()
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Answers a staff form with a redirect to a page, with cookies and a notice for it. */
export function seeOther(
  location: string,
  { flash, cookies = [] }: { flash?: Flash; cookies?: string[] } = {},
): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of cookies) headers.append('set-cookie', line)
  if (flash) headers.append('set-cookie', flashCookie(flash))
  return new Response(null, { status: 303, headers })
}

/** The message after too many attempts. */
export function tooManyTries(freeAt: Date): string {
  const minutes = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 60_000))
  return `That was too many tries. You can try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

export const WRONG_PASSWORD = 'This is not your current password.'

export const UNAVAILABLE =
  'The database is not responding right now, so nobody can sign in. Please try again in a minute.'
