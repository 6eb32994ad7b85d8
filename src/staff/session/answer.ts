import { type Flash, flashCookie } from './flash.ts'

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
