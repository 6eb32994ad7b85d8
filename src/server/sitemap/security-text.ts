const DAY_MS = 24 * 3600_000
const VALID_DAYS = 180

/**
 * Where to report a security hole, by RFC 9116.
 * @param now It expires half a year later; whole days, so that it does not change all the time.
 */
export function securityText(siteUrl: string, email: string, now = Date.now()): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS)
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
}
