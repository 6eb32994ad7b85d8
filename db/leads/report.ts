import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'
import type { LeadStatus } from '../schema/leads.ts'
import type { LeadPlace } from './lead-list.ts'
import type { SubmissionSource } from './submissions.ts'

/** What reports count of a lead. */
export interface ReportedLead {
  kind: string
  insuranceType: string | undefined
  town: string | undefined
  /** As `came_from` has it: `campaign:` or `referrer:` and which one. */
  cameFrom: string | undefined
  /** The page with the form. */
  page: string | undefined
  /** An id of `staff`. */
  assignedTo: string | undefined
  status: LeadStatus
  /** In whole dollars a year. */
  premium: number | undefined
  /** Whether it was ever quoted, also when it was lost then. */
  isQuoted: boolean
  /** Until the first answer; undefined: there is none yet. */
  answeredAfterMs: number | undefined
}

/** Some milliseconds' worth. SQLite answers in this process, which then has a turn for other requests. */
const AT_ONCE = 500

/** The leads received from a moment on and before another, in stretches; without those that are held. */
export async function* reportedLeads(
  db: Db,
  since: Timestamp,
  before: Timestamp,
): AsyncGenerator<ReportedLead[]> {
  for (let after: LeadPlace | undefined; ; ) {
    const place = after
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'created_at', 'kind', 'insurance_type', 'town', 'came_from', 'source'])
      .select(['assigned_to', 'status', 'premium', 'quoted_on', 'answered_at'])
      .where('held_at', 'is', null)
      // An index goes on from there.
      .where('created_at', '>=', place?.[0] ?? since)
      .where('created_at', '<', before)
      .$if(place !== undefined, (q) =>
        q.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(place?.[0] ?? '', place?.[1] ?? '')),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = [last.created_at, last.id]
    await nextTurn()
    yield rows.map((row) => ({
      kind: row.kind,
      insuranceType: row.insurance_type ?? undefined,
      town: row.town ?? undefined,
      cameFrom: row.came_from ?? undefined,
      page: (JSON.parse(row.source ?? 'null') as SubmissionSource | null)?.path,
      assignedTo: row.assigned_to ?? undefined,
      status: row.status,
      premium: row.premium ?? undefined,
      isQuoted: row.quoted_on !== null || row.status === 'quoted' || row.status === 'won',
      answeredAfterMs:
        row.answered_at === null
          ? undefined
          : Date.parse(row.answered_at) - Date.parse(row.created_at),
    }))
  }
}
