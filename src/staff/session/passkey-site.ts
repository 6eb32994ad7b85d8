import { isIP } from 'node:net'

/**
 * Where passkeys are valid. Browsers bind them to a host name and know none for an IP address: a site
 * that runs on one without a SITE_URL has passkeys under the name of the machine itself.
 * @returns `rpID`: the name that they are bound to. `origin`: the one address that may ask for them.
 */
export function passkeySite(siteUrl: string): { rpID: string; origin: string } {
  const { hostname, origin, port } = new URL(siteUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { rpID: hostname, origin }
  return { rpID: 'localhost', origin: `http://localhost${port && `:${port}`}` }
}
