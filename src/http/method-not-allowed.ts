/** The response of an address that does not support a request's method. */
export function methodNotAllowed(allow: string, text = 'This address does not take that.') {
  return new Response(text, { status: 405, headers: { allow, 'cache-control': 'no-store' } })
}
