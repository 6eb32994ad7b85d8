import { isIP } from 'node:net'

const MAX_PROXIES = 10

/** The proxies whose X-Forwarded-For is trusted: a number of them before the site, or a list. */
export type TrustedProxies = number | string[]

/**
 * Reads the setting.
 * @returns Undefined when it is neither a small number nor a list of addresses and networks.
 */
export function parseTrustedProxies(setting: string): TrustedProxies | undefined {
  if (/^\d+$/.test(setting)) return Number(setting) <= MAX_PROXIES ? Number(setting) : undefined
  return parseNetworks(setting)
}

/** Reads addresses and networks with commas between them; undefined when one is neither. */
export function parseNetworks(setting: string): string[] | undefined {
  const networks = setting.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(given: string): boolean {
  const [address = '', prefix, ...rest] = given.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] as number
  if (bits < 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
