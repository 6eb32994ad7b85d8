import type { Context } from 'hono'

/** The response of an address that does not support a request's method. */
export function methodNotAllowed(
  allow: string,
  text = 'This address does not accept this request.',
) {
  return new Response(text, { status: 405, headers: { allow, 'cache-control': 'no-store' } })
}

/** The same for Hono's middleware, which knows the methods of its routes. */
export function refuseMethod(_: Context, methods: string[]): Response {
  return methodNotAllowed(methods.join(', '))
}
