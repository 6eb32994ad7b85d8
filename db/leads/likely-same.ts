import type { Db } from '../open.ts'
import { draftsLike, nameOf, type PersonsDraft } from './drafts-of-person.ts'
import { findListed, type ListedLead } from './lead-list.ts'
import { nameKey, phoneKey } from './lead-words.ts'
import { matchesSearch } from './search-index.ts'
import { normalizeEmail, type StoredAnswers } from './submissions.ts'

/** Why something may be of the same person although its address is another. */
export type Likeness = 'phone' | 'name'

/** What may be of the same person: only somebody who knows them can say so. */
export type LikelySame = { id: string; by: Likeness[] } & (
  | { kind: 'lead'; lead: ListedLead }
  | { kind: 'draft'; draft: PersonsDraft }
)

/** Phones and names of one person; more are nobody's. */
const MOST_KEYS = 8
const MOST_FOUND = 100

/**
 * Leads and drafts under other addresses with a phone or a name that somebody has given.
 * @param leadIds The person's leads, in whose versions their phones and names stand.
 */
export async function findLikelySame(
  db: Db,
  email: string,
  leadIds: readonly string[],
  drafts: readonly PersonsDraft[],
): Promise<LikelySame[]> {
  const given = [...(await versionsOf(db, leadIds)), ...drafts.map(({ answers }) => answers)]
  const phones = keysOf(given.map(({ phone }) => phoneKey(phone)))
  const names = keysOf(given.map((answers) => nameKey(nameOf(answers))))
  const theirs = normalizeEmail(email)
  const byPhone = await idsOf(db, theirs, [...phones])
  const byName = await idsOf(db, theirs, [...names])
  const listed = await findListed(db, [...new Set([...byPhone, ...byName])])
  const leads = listed.flatMap((lead): LikelySame[] => {
    const by = likeness(byPhone.includes(lead.id), names.has(nameKey(lead.name) ?? ''))
    return by.length > 0 ? [{ id: lead.id, kind: 'lead', lead, by }] : []
  })
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
async function idsOf(db: Db, email: string, keys: string[]): Promise<string[]> {
  const found: string[] = []
  for (const key of keys) {
    const matches = await matchesSearch(db, key)
    if (!matches) continue
    const rows = await db
      .selectFrom('submissions')
      .select('id')
      .where(matches)
      .where('email', '!=', email)
      .orderBy('created_at', 'desc')
      .limit(MOST_FOUND)
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
