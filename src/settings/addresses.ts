import { isIP } from 'node:net'

/** What an address of a setting may have beside its host and port. */
interface May {
  /** Before `://`. */
  schemes: readonly string[]
  /** A user and a password. */
  login?: boolean
  path?: boolean
  query?: boolean
  fragment?: boolean
  /** In place of a host, nothing or an escaped path: a socket on this machine. */
  socket?: boolean
}

/**
 * Reads an address as a whole: what a raw `@`, `#`, `/`, `?` or `%` in a password makes of it must not pass as another
 * host, a path or an escape.
 * @returns Undefined if it is none, or has what it may not have.
 */
export function readAddress(text: string, may: May): string | undefined {
  const [, scheme = '', authority = '', rest = ''] =
    /^([a-z][a-z\d+.-]*):\/\/([^/?#\\\s]*)([^\\\s]*)$/i.exec(text) ?? []
  if (!may.schemes.includes(scheme.toLowerCase()) || !URL.canParse(text) || !isEscaped(text)) {
    return undefined
  }
  const url = new URL(text)
  const [host = '', login] = authority.split('@').reverse()
  const isWhole =
    (login === undefined || (may.login && authority.split('@').length === 2)) &&
    ((may.socket && /^(%2f.*)?$/i.test(host)) || (isHost(url.hostname) && url.port !== '0')) &&
    (may.path || /^\/?([?#]|$)/.test(rest)) &&
    (may.query || !rest.includes('?')) &&
    (may.fragment || !rest.includes('#')) &&
    // The end of a password, cut off at a sign before it.
    (login !== undefined || !may.login || !rest.includes('@'))
  return isWhole ? text : undefined
}

/** Whether a text can be a host's name or address; whether this machine has it shows when a server listens. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[^\s:/?#@\\]+$/.test(text) && parses(text)) || isBracketed(text)
}

function isBracketed(text: string): boolean {
  return text.startsWith('[') && parses(text)
}

function parses(host: string): boolean {
  return URL.canParse(`http://${host}`)
}

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

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
