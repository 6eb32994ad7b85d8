import { createHash } from 'node:crypto'
import { leadsOfPerson } from '../../../../db/leads/delete-leads.ts'
import { draftsOfPerson, type PersonsDraft } from '../../../../db/leads/drafts-of-person.ts'
import { findListed, type ListedLead } from '../../../../db/leads/lead-list.ts'
import { findLikelySame, type LikelySame, type Likeness } from '../../../../db/leads/likely-same.ts'
import { addressesOf } from '../../../../db/leads/same-person.ts'
import { normalizeEmail } from '../../../../db/leads/submissions.ts'
import { subscriptionOf } from '../../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../../db/open.ts'
import { uuidOf } from '../../../../db/uuid-of.ts'
import { cleanText } from '../../../forms/values.ts'

const HASH_CHARACTERS = 12

type Subscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>

/** What the site has of a person, by one of their addresses. */
export interface Person {
  /** All that staff know of, beginning with the one that was asked for. */
  emails: string[]
  /** Newest first. */
  leads: ListedLead[]
  drafts: PersonsDraft[]
  subscriptions: Subscription[]
  /** Under other addresses, by phone and name: staff confirm what is theirs. */
  likely: Likely[]
  /** Of whom staff have said that they are somebody else. */
  others: ListedLead[]
}

/** Leads, drafts, and the subscriptions of the addresses of these leads. */
export type Likely =
  | LikelySame
  | { id: string; by: Likeness[]; kind: 'subscription'; email: string }

/** Everything that came from a person's addresses, and what may be of the same person. */
export async function findPerson(db: Db, email: string): Promise<Person> {
  const addresses = await addressesOf(db, email)
  const { theirs: emails, notTheirs } = addresses
  const [ids, otherIds, drafts, subscriptions] = await Promise.all([
    leadsOfPerson(db, emails),
    leadsOfPerson(db, notTheirs),
    Promise.all(emails.map((one) => draftsOfPerson(db, one))),
    Promise.all(emails.map((one) => subscriptionOf(db, one))),
  ])
  const [leads, others, same] = await Promise.all([
    findListed(db, ids),
    findListed(db, otherIds),
    findLikelySame(db, addresses, ids, drafts.flat()),
  ])
  const likely = [...same, ...(await subscriptionsOf(db, same))]
  return {
    emails,
    leads,
    drafts: drafts.flat(),
    subscriptions: subscriptions.filter((one) => one !== undefined),
    likely,
    others,
  }
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
    subscriptions: [...person.subscriptions.map(({ id }) => id), ...alsoOf('subscription')],
  }
}

/** Which leads a page shows as a person's: one that shows others must not be what they are deleted by. */
export function personMark({ leads }: Pick<Person, 'leads'>): string {
  return uuidOf(
    leads
      .map(({ id }) => id)
      .sort()
      .join(),
  )
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
