import { createHash } from 'node:crypto'
import { leadsOfPerson } from '../../../../db/leads/delete-leads.ts'
import { draftsOfPerson, type PersonsDraft } from '../../../../db/leads/drafts-of-person.ts'
import { findListed, type ListedLead } from '../../../../db/leads/lead-list.ts'
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
}

/** Everything that came from an address. */
export async function findPerson(db: Db, email: string): Promise<Person> {
  const [ids, drafts, subscription] = await Promise.all([
    leadsOfPerson(db, email),
    draftsOfPerson(db, email),
    subscriptionOf(db, email),
  ])
  return { email, leads: await findListed(db, ids), drafts, subscription }
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
