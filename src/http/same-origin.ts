/**
 * Whether a request comes from a page of this site, or from no page at all.
 * Browsers say so in a header that no page can set; older ones, and plain http on a local network,
 * leave the Origin header, which is compared with the address that was asked.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.headers.get('host') || host === new URL(siteUrl).host
}
