import type { Db } from '../open.ts'
import { draftsLike, nameOf, type PersonsDraft } from './drafts-of-person.ts'
import { findListed, type ListedLead } from './lead-list.ts'
import { nameKey, phoneKey } from './lead-words.ts'
import type { Addresses } from './same-person.ts'
import { matchesSearch } from './search-index.ts'
import type { StoredAnswers } from './submissions.ts'

/** Why something may be of the same person although its address is another. */
export type Likeness = 'phone' | 'name'

/** What may be of the same person: only somebody who knows them can say so. */
export type LikelySame =
  | LikelyLead
  | { id: string; by: Likeness[]; kind: 'draft'; draft: PersonsDraft }
export type LikelyLead = { id: string; by: Likeness[]; kind: 'lead'; lead: ListedLead }

/** Phones and names of one person; more are nobody's. */
const MOST_KEYS = 8
const MOST_FOUND = 100

/**
 * Leads and drafts under other addresses with a phone or a name that somebody has given.
 * @param leadIds The person's leads, in whose versions their phones and names stand.
 */
export async function findLikelySame(
  db: Db,
  addresses: Addresses,
  leadIds: readonly string[],
  drafts: readonly PersonsDraft[],
): Promise<LikelySame[]> {
  const given = [...(await versionsOf(db, leadIds)), ...drafts.map(({ answers }) => answers)]
  const phones = keysOf(given.map(({ phone }) => phoneKey(phone)))
  const names = keysOf(given.map((answers) => nameKey(nameOf(answers))))
  const leads = await findLikelyLeads(db, addresses, given)
  const begun = (await draftsLike(db, [...phones])).flatMap((draft): LikelySame[] => {
    const { id, answers } = draft
    if (drafts.some((known) => known.id === id)) return []
    const by = likeness(
      phones.has(phoneKey(answers.phone) ?? ''),
      names.has(nameKey(nameOf(answers)) ?? ''),
    )
    return by.length > 0 ? [{ id, kind: 'draft', draft, by }] : []
  })
  return [...leads, ...begun]
}

/**
 * Likewise the leads alone, but for those that staff have said not to be of the person.
 * @param most For each phone and name.
 */
export async function findLikelyLeads(
  db: Db,
  { theirs, notTheirs }: Addresses,
  given: readonly StoredAnswers[],
  most = MOST_FOUND,
): Promise<LikelyLead[]> {
  const phones = keysOf(given.map(({ phone }) => phoneKey(phone)))
  const names = keysOf(given.map((answers) => nameKey(nameOf(answers))))
  const known = [...theirs, ...notTheirs]
  const byPhone = await idsOf(db, known, [...phones], most)
  const byName = await idsOf(db, known, [...names], most)
  const listed = await findListed(db, [...new Set([...byPhone, ...byName])])
  return listed.flatMap((lead): LikelyLead[] => {
    const by = likeness(byPhone.includes(lead.id), names.has(nameKey(lead.name) ?? ''))
    return by.length > 0 ? [{ id: lead.id, kind: 'lead', lead, by }] : []
  })
}

/** Every version of the answers of these leads. */
async function versionsOf(db: Db, ids: readonly string[]): Promise<StoredAnswers[]> {
  if (ids.length === 0) return []
  const [first, later] = await Promise.all([
    db.selectFrom('submissions').select('form_data').where('id', 'in', ids).execute(),
    db.selectFrom('amendments').select('form_data').where('submission_id', 'in', ids).execute(),
  ])
  return [...first, ...later].map(({ form_data }) => JSON.parse(form_data))
}

/** Leads of other addresses that have all words of one of these, the newest first. */
async function idsOf(
  db: Db,
  known: readonly string[],
  keys: string[],
  most: number,
): Promise<string[]> {
  const found: string[] = []
  for (const key of keys) {
    const matches = await matchesSearch(db, key)
    if (!matches) continue
    const rows = await db
      .selectFrom('submissions')
      .select('id')
      .where(matches)
      .where('email', 'not in', known)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

function keysOf(keys: (string | undefined)[]): Set<string> {
  return new Set(keys.filter((key) => key !== undefined).slice(0, MOST_KEYS))
}

function likeness(isPhone: boolean, isName: boolean): Likeness[] {
  return [...(isPhone ? (['phone'] as const) : []), ...(isName ? (['name'] as const) : [])]
}
