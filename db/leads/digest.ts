import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { findListed, type ListedLead } from './lead-list.ts'
import { OPEN_STATUSES } from './lead-status.ts'
import { countToCall } from './unfinished.ts'

/** What is open on a day, as a morning's message lists it. */
export interface Digest {
  /** Leads whose follow-up day has come, the longest overdue first. */
  due: ListedLead[]
  dueInAll: number
  /** Leads that nobody has answered, the oldest first. */
  unanswered: ListedLead[]
  unansweredInAll: number
  /** Suspected spam that waits to be looked at. */
  held: number
  /** Visitors who agreed to be called about a request that they did not finish. */
  toCall: number
}

const LISTED = 20

/**
 * @param day Today in the office's time zone, YYYY-MM-DD.
 * @param staffId Whose leads alone it is about: nobody has what is held or unfinished.
 */
export async function findDigest(db: Db, day: string, staffId?: string): Promise<Digest> {
  const listed = db
    .selectFrom('submissions')
    .where('held_at', 'is', null)
    .$if(staffId !== undefined, (query) => query.where('assigned_to', '=', staffId ?? ''))
  // As an expression: SQLite would otherwise look up every open lead, of which few have a day.
  const due = listed
    .where(sql<string>`status || ''`, 'in', OPEN_STATUSES)
    .where('follow_up_on', '<=', day)
  const unanswered = listed
    .where('status', '=', 'new')
    .where('answered_at', 'is', null)
    .where((eb) => eb.or([eb('follow_up_on', 'is', null), eb('follow_up_on', '>', day)]))
  const held = db.selectFrom('submissions').where('held_at', 'is not', null)
  const [dueIds, dueInAll, unansweredIds, unansweredInAll, heldInAll, toCall] = await Promise.all([
    due.select('id').orderBy('follow_up_on').orderBy('id').limit(LISTED).execute(),
    count(due),
    unanswered.select('id').orderBy('created_at').orderBy('id').limit(LISTED).execute(),
    count(unanswered),
    staffId === undefined ? count(held) : 0,
    staffId === undefined ? countToCall(db) : 0,
  ])
  return {
    due: await findListed(db, idsOf(dueIds)),
    dueInAll,
    unanswered: await findListed(db, idsOf(unansweredIds)),
    unansweredInAll,
    held: heldInAll,
    toCall,
  }

  async function count(query: typeof listed): Promise<number> {
    const { leads } = await query
      .select((eb) => eb.fn.countAll().as('leads'))
      .executeTakeFirstOrThrow()
    return Number(leads)
  }
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
