import PostalMime from 'postal-mime'
import type { Db } from '../../db/open.ts'
import type { SmtpPeer } from '../servers/smtp-peer.ts'
import type { Visitors } from '../sites/visitors.ts'

const REFERENCE = /FM-[A-Z0-9]{4}-[A-Z0-9]{4}/

/** References for which the agency, or the visitor, has no message. */
export async function missingMessages(
  peer: SmtpPeer,
  references: Map<string, string>,
): Promise<string[]> {
  const arrived = await arrivals(peer)
  return [...references].flatMap(([email, reference]) =>
    expected(email, reference).filter((one) => !arrived.has(one)),
  )
}

/** How long the slowest message took from the reference on, and how many did not come at all. */
export async function slowestMessageMs(
  peer: SmtpPeer,
  { references, acknowledgedAt }: Pick<Visitors, 'references' | 'acknowledgedAt'>,
): Promise<{ longestMs: number; missing: number }> {
  const arrived = await arrivals(peer)
  let longestMs = 0
  let missing = 0
  for (const [email, reference] of references) {
    for (const one of expected(email, reference)) {
      const at = arrived.get(one)
      if (at === undefined) missing++
      else longestMs = Math.max(longestMs, at - (acknowledgedAt.get(email) ?? at))
    }
  }
  return { longestMs, missing }
}

/** References that were shown and are in no row of their visitor. */
export async function lostReferences(db: Db, shown: Map<string, string>): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select(['email', 'reference']).execute()
  const stored = new Set(rows.map(({ email, reference }) => `${email} ${reference}`))
  return [...shown].filter((one) => !stored.has(one.join(' '))).map(([, reference]) => reference)
}

/** How many leads there are beyond the first one of each visitor. */
export async function acceptedTwice(db: Db): Promise<number> {
  const rows = await db.selectFrom('submissions').select('email').execute()
  return rows.length - new Set(rows.map(({ email }) => email)).size
}

/** Whom each message was for and about which reference, with the time when it first came. */
async function arrivals(peer: SmtpPeer): Promise<Map<string, number>> {
  const arrived = new Map<string, number>()
  for (const { raw, to, at } of peer.messages) {
    const { subject = '' } = await PostalMime.parse(raw)
    for (const address of to) {
      const one = `${address} ${REFERENCE.exec(subject)?.[0]}`
      if (!arrived.has(one)) arrived.set(one, at.getTime())
    }
  }
  return arrived
}

function expected(email: string, reference: string): string[] {
  return [`leads@agency.example ${reference}`, `${email} ${reference}`]
}

/** How often each delivery's message came more than once, by the delivery's id. */
export function repeats(peer: SmtpPeer): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { messageId } of peer.messages) {
    const id = messageId.slice(1, messageId.indexOf('@'))
    counts.set(id, (counts.get(id) ?? -1) + 1)
  }
  return new Map([...counts].filter(([, repeated]) => repeated > 0))
}

/** Repeats that the site has not counted as possible. */
export async function unexplainedRepeats(peer: SmtpPeer, db: Db): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select(['id', 'possible_repeats']).execute()
  const explained = new Map(rows.map((row) => [row.id, row.possible_repeats]))
  return [...repeats(peer)]
    .filter(([id, repeated]) => repeated > (explained.get(id) ?? 0))
    .map(([id, repeated]) => `${id} came ${repeated} times more`)
}
