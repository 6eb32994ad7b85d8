import PostalMime from 'postal-mime'
import type { Db } from '../../db/open.ts'
import type { SmtpPeer } from '../smtp-peer.ts'

const REFERENCE = /FM-[A-Z0-9]{4}-[A-Z0-9]{4}/

/** References for which the agency, or the visitor, has no message. */
export async function missingMessages(
  peer: SmtpPeer,
  references: Map<string, string>,
): Promise<string[]> {
  const arrived = new Set<string>()
  for (const { raw, to } of peer.messages) {
    const { subject = '' } = await PostalMime.parse(raw)
    for (const address of to) arrived.add(`${address} ${REFERENCE.exec(subject)?.[0]}`)
  }
  return [...references].flatMap(([email, reference]) =>
    [`leads@agency.example ${reference}`, `${email} ${reference}`].filter(
      (one) => !arrived.has(one),
    ),
  )
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
