import { distance } from 'fastest-levenshtein'
import { type LeadPage, listLeads } from '../../../../db/leads/lead-list.ts'
import { queryWords } from '../../../../db/leads/lead-words.ts'
import type { Db } from '../../../../db/open.ts'
import { type ShownLead, shownLeads } from './shown-lead.ts'

/** As many fit below the search. */
const SHOWN = 8
/** A slip in the first letters of a name is not forgiven: leads are looked up by them. */
const FIRST_LETTERS = 2
const SHORTEST = 4
/** From this length on, a name may have two slips. */
const LONG = 8
/** Of so many pages of the newest leads that begin alike, the names are compared. */
const PAGES = 8

/** What a search finds. */
export interface FoundLeads {
  /** The newest first, at most 8; when none has the words, those whose names are like them. */
  leads: ShownLead[]
  /** How many have the words. */
  found: number
}

/** The leads of a search while it is typed, as one of the staff reads them; held ones are not among them. */
export async function findLeads(
  db: Db,
  staff: { id: string; email: string },
  search: string,
): Promise<FoundLeads> {
  const { leads, found = 0 } = await listLeads(db, queryOf(staff, search))
  if (leads.length === 0) return { leads: await leadsWithNamesLike(db, staff, search), found: 0 }
  return { leads: await shownLeads(db, leads.slice(0, SHOWN)), found }
}

/** Leads of people whose names are a slip or two away from what was searched: `Jonson` for Johnson. */
export async function leadsWithNamesLike(
  db: Db,
  staff: { id: string; email: string },
  search: string,
): Promise<ShownLead[]> {
  const words = queryWords(search)
  if (words.length === 0 || words.some((word) => !/^\p{L}+$/u.test(word))) return []
  if (words.every(({ length }) => length < SHORTEST)) return []
  const begun = words.map((word) => word.slice(0, FIRST_LETTERS)).join(' ')
  const near: { lead: LeadPage['leads'][number]; slips: number }[] = []
  let from: LeadPage['next']
  for (let page = 0; page < PAGES; page++) {
    const place = from && ({ direction: 'after', place: from } as const)
    const { leads, next } = await listLeads(db, { ...queryOf(staff, begun), from: place })
    for (const lead of leads) {
      const slips = slipsIn(words, queryWords(lead.name))
      if (slips !== undefined) near.push({ lead, slips })
    }
    from = next
    if (!from || near.length >= SHOWN) break
  }
  near.sort((a, b) => a.slips - b.slips)
  return shownLeads(
    db,
    near.slice(0, SHOWN).map(({ lead }) => lead),
  )
}

function queryOf(staff: { id: string; email: string }, search: string) {
  const view = { view: 'all', order: 'newest' } as const
  return { ...view, search, staffId: staff.id, reader: staff.email }
}

/** How many letters are wrong in all; undefined when it is another name. */
function slipsIn(words: readonly string[], name: readonly string[]): number | undefined {
  let slips = 0
  for (const word of words) {
    const fewest = Math.min(...name.map((one) => distance(word, one)))
    if (fewest > (word.length >= LONG ? 2 : word.length >= SHORTEST ? 1 : 0)) return undefined
    slips += fewest
  }
  return slips
}
