import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'

/** An entry of the log as it is read. */
export interface LogEntry {
  id: string
  at: string
  /** Null: the command line, the site itself, or somebody who is not signed in. */
  staffEmail: string | null
  action: string
  about: string | null
  details: Record<string, unknown>
}

/** Actions by their names, or by how their names end. */
export interface ActionFilter {
  names: readonly string[]
  endings: readonly string[]
}

export interface LogQuery {
  /** An address: what they did, and what was done to their account. */
  person?: string | undefined
  actions?: ActionFilter | undefined
  /** Moments, the first included and the last not. */
  from?: string | undefined
  until?: string | undefined
  /** The entry after which the page begins. */
  after?: { at: string; id: string } | undefined
}

export const LOG_PAGE_SIZE = 50

/** A page of the log, newest first, and whether more follows. */
export async function listLog(
  db: Db,
  { person, actions, from, until, after }: LogQuery,
): Promise<{ entries: LogEntry[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(person !== undefined, (q) =>
      q.where((eb) =>
        eb.or([eb('staff_email', '=', person ?? ''), eb('about', '=', person ?? '')]),
      ),
    )
    .$if(actions !== undefined, (q) => q.where((eb) => isOneOf(eb, actions as ActionFilter)))
    .$if(from !== undefined, (q) => q.where('at', '>=', from ?? ''))
    .$if(until !== undefined, (q) => q.where('at', '<', until ?? ''))
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(at, id) < (${after?.at ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOG_PAGE_SIZE + 1)
    .execute()
  const entries = rows.slice(0, LOG_PAGE_SIZE).map((row) => ({
    id: row.id,
    at: row.at,
    staffEmail: row.staff_email,
    action: row.action,
    about: row.about,
    details: JSON.parse(row.details),
  }))
  return { entries, hasMore: rows.length > LOG_PAGE_SIZE }
}

/** Everyone whom the log names as having done something, also those whose account is gone. */
export async function listLoggedPeople(db: Db): Promise<string[]> {
  // Each step is one look into the index, however long the log is.
  const { rows } = await sql<{ email: string | null }>`
    with recursive people (email) as (
      select min(staff_email) from audit_log
      union all
      select (select min(staff_email) from audit_log where staff_email > people.email)
      from people where people.email is not null
    )
    select email from people where email is not null`.execute(db)
  return rows.map(({ email }) => email as string)
}

function isOneOf(eb: ExpressionBuilder<Database, 'audit_log'>, { names, endings }: ActionFilter) {
  return eb.or([
    ...(names.length > 0 ? [eb('action', 'in', names)] : []),
    ...endings.map((ending) => eb('action', 'like', `%${ending}`)),
  ])
}
