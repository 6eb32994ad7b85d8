import { createHash } from 'node:crypto'
import { leadsOfPerson } from '../../../../db/leads/delete-leads.ts'
import { draftsOfPerson, type PersonsDraft } from '../../../../db/leads/drafts-of-person.ts'
import { findListed, type ListedLead } from '../../../../db/leads/lead-list.ts'
import { findLikelySame, type LikelySame, type Likeness } from '../../../../db/leads/likely-same.ts'
import { normalizeEmail } from '../../../../db/leads/submissions.ts'
import { subscriptionOf } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { cleanText } from '../../../forms/values.ts'

const HASH_CHARACTERS = 12

/** What the site has of the person with an address. */
export interface Person {
  email: string
  /** Newest first. */
  leads: ListedLead[]
  drafts: PersonsDraft[]
  subscription: Awaited<ReturnType<typeof subscriptionOf>>
  /** Under other addresses, by phone and name: staff confirm what is theirs. */
  likely: Likely[]
}

/** Leads, drafts, and the subscriptions of the addresses of these leads. */
export type Likely =
  | LikelySame
  | { id: string; by: Likeness[]; kind: 'subscription'; email: string }

/** Everything that came from an address, and what may be of the same person. */
export async function findPerson(db: Db, email: string): Promise<Person> {
  const [ids, drafts, subscription] = await Promise.all([
    leadsOfPerson(db, email),
    draftsOfPerson(db, email),
    subscriptionOf(db, email),
  ])
  const [leads, same] = await Promise.all([
    findListed(db, ids),
    findLikelySame(db, email, ids, drafts),
  ])
  const likely = [...same, ...(await subscriptionsOf(db, same))]
  return { email, leads, drafts, subscription, likely }
}

async function subscriptionsOf(db: Db, same: LikelySame[]): Promise<Likely[]> {
  const by = new Map(same.flatMap((one) => (one.kind === 'lead' ? [[one.lead.email, one.by]] : [])))
  const found: Likely[] = []
  for (const [email, likenesses] of by) {
    const subscription = await subscriptionOf(db, email)
    if (subscription) {
      found.push({ id: subscription.id, by: likenesses, kind: 'subscription', email })
    }
  }
  return found
}

/**
 * What a person's data are.
 * @param also Ids of what staff have confirmed; only what was offered counts.
 */
export function idsOfPerson(person: Person, also: readonly string[]) {
  const confirmed = person.likely.filter(({ id }) => also.includes(id))
  const alsoOf = (kind: Likely['kind']) =>
    confirmed.flatMap((one) => (one.kind === kind ? [one.id] : []))
  return {
    leads: [...person.leads.map(({ id }) => id), ...alsoOf('lead')],
    drafts: [...person.drafts.map(({ id }) => id), ...alsoOf('draft')],
    subscriptions: [
      ...(person.subscription ? [person.subscription.id] : []),
      ...alsoOf('subscription'),
    ],
  }
}

/** An address as it was typed or stands in a link; undefined for what is none. */
export function personsEmail(text: string | null | undefined): string | undefined {
  const email = normalizeEmail(cleanText(text ?? ''))
  return email.includes('@') ? email : undefined
}

/** What the log says instead of an address: enough to find an entry again by it. */
export function personsHash(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('hex').slice(0, HASH_CHARACTERS)
}
