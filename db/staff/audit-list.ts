import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
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
  query: LogQuery,
): Promise<{ entries: LogEntry[]; hasMore: boolean }> {
  const rows = await (await entriesOf(db, query))
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
  return valuesOf(db, 'staff_email')
}

type Entries = SelectQueryBuilder<Database, 'audit_log', Selectable<Database['audit_log']>>
type Narrowing = (entries: Entries) => Entries

/**
 * The entries of a filter. Every person and action is a stretch of an index in the order of the log, from which a
 * page is taken; one condition for all of them would have the database sort whatever fits.
 */
async function entriesOf(db: Db, query: LogQuery) {
  const { person, from, until, after } = query
  const actions = query.actions && (await actionsOf(db, query.actions))
  const inTime: Narrowing = (entries) =>
    entries
      .$if(from !== undefined, (q) => q.where('at', '>=', from ?? ''))
      .$if(until !== undefined, (q) => q.where('at', '<', until ?? ''))
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(at, id) < (${after?.at ?? ''}, ${after?.id ?? ''})`),
      )
  const people: Narrowing[] =
    person === undefined
      ? [(entries) => entries]
      : [
          (entries) => entries.where('staff_email', '=', person),
          (entries) => entries.where('about', '=', person),
        ]
  const kinds: Narrowing[] = actions?.map(
    (action) => (entries: Entries) => entries.where('action', '=', action),
  ) ?? [(entries) => entries]
  const all = db.selectFrom('audit_log').selectAll()
  const stretches = people.flatMap((ofPerson) =>
    kinds.map((ofKind) => {
      const stretch = inTime(ofKind(ofPerson(all)))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(LOG_PAGE_SIZE + 1)
      return db.selectFrom(stretch.as('audit_log')).selectAll()
    }),
  )
  const [first, ...others] = stretches
  // Nothing was ever done of what is asked for.
  if (!first) return all.where(sql<boolean>`1 = 0`)
  // Not `union all`: what somebody did to their own account is in two stretches.
  return db
    .selectFrom(others.reduce((sum, stretch) => sum.union(stretch), first).as('audit_log'))
    .selectAll()
}

async function actionsOf(db: Db, { names, endings }: ActionFilter): Promise<string[]> {
  if (endings.length === 0) return [...names]
  const logged = await valuesOf(db, 'action')
  return logged.filter(
    (action) => names.includes(action) || endings.some((ending) => action.endsWith(ending)),
  )
}

/** Each step is one look into the index, however long the log is. */
async function valuesOf(db: Db, column: 'staff_email' | 'action'): Promise<string[]> {
  const name = sql.id(column)
  const { rows } = await sql<{ value: string }>`
    with recursive found (value) as (
      select min(${name}) from audit_log
      union all
      select (select min(${name}) from audit_log where ${name} > found.value)
      from found where found.value is not null
    )
    select value from found where value is not null`.execute(db)
  return rows.map(({ value }) => value)
}
