/** Mailboxes of most people on the Connecticut shore, as their domains are spelled. */
const PROVIDERS: string[] = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...['comcast.net', 'optonline.net', 'optimum.net', 'sbcglobal.net', 'verizon.net'],
  ...['charter.net', 'earthlink.net', 'bellsouth.net', 'frontier.com', 'protonmail.com'],
  ...['aol.com', 'msn.com', 'live.com', 'me.com', 'mac.com'],
  ...['att.net', 'snet.net', 'cox.net', 'ymail.com', 'rocketmail.com'],
  ...['googlemail.com', 'fastmail.com', 'frontiernet.net', 'windstream.net', 'centurylink.net'],
  ...['netzero.net', 'juno.com', 'proton.me'],
]
/** Real ones that are spelled almost like one of those. */
const OTHERS = [
  ...['mail.com', 'email.com', 'gmx.com', 'gmx.net', 'cloud.com', 'proton.com'],
  // Of the companies themselves, whose people work on this shore.
  ...['charter.com', 'verizon.com', 'optimum.com', 'frontier.net', 'windstream.com'],
]
/** So short a name is almost like that of many companies: only its end is compared. */
const SHORT_NAME = 4
/** From so many letters, two may be wrong. */
const LONG = 10
/** Countries in which providers have domains of their own; these four are slips of .com and .net. */
const COUNTRY = /^(?!c[om]$|om$|ne$)([a-z]{2}|com?\.[a-z]{2})$/

/**
 * The address that somebody probably meant who has misspelled a well-known provider: a question, and never a reason to
 * refuse what was typed.
 * @returns Undefined when there is nothing to ask.
 */
export function meantAddress(typed: string): string | undefined {
  const at = typed.trim().lastIndexOf('@')
  const domain = typed
    .trim()
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '')
  if (at < 1 || domain.length > 30 || [...PROVIDERS, ...OTHERS].includes(domain)) return undefined
  const meant = PROVIDERS.find((provider) => isAlmost(domain, provider))
  return meant && `${typed.trim().slice(0, at)}@${meant}`
}

/** The provider that somebody probably meant, of an address that was typed. */
export function meantProvider(typed: string): string | undefined {
  return meantAddress(typed)?.split('@').at(-1)
}

/** Whether this is one of the well-known providers, which a page may name. */
export function isProvider(domain: string | null): domain is string {
  return domain !== null && PROVIDERS.includes(domain)
}

function isAlmost(domain: string, provider: string): boolean {
  const [name, end] = partsOf(domain)
  const [itsName, itsEnd] = partsOf(provider)
  if (name === itsName && COUNTRY.test(end)) return false
  // jane@gmail, gmail.net and gmail.com.com: nobody else has these names.
  if (name === itsName && itsName.length > SHORT_NAME) return true
  if (itsName.length <= SHORT_NAME) return name === itsName && slips(end, itsEnd) === 1
  return slips(domain, provider) <= (provider.length < LONG ? 1 : 2)
}

/** Name and end of a domain. */
function partsOf(domain: string): [string, string] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** How many letters were left out, added, changed or exchanged with their neighbor (optimal string alignment). */
function slips(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
