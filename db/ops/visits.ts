import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import type { Timestamp } from '../schema/index.ts'

/** Of a day, YYYY-MM-DD. */
const DAY_LENGTH = 10

interface Visit {
  path: string
  /** The day in the office's time zone, YYYY-MM-DD. */
  day: string
  at: Timestamp
}

const writers = new WeakMap<Db, VisitWriter>()

/**
 * Counts a page view, in total and for its day, in one transaction. Views that come while others are being
 * written share the next one: everyone's is counted in the same few rows, and each would wait for the disk.
 * @param day The day in the office's time zone, YYYY-MM-DD.
 * @returns Once it is written.
 */
export function recordVisit(
  db: Db,
  { path, day, at = new Date().toISOString() }: { path: string; day: string; at?: Timestamp },
): Promise<void> {
  const writer = writers.get(db) ?? new VisitWriter(db)
  writers.set(db, writer)
  return writer.add({ path, day, at })
}

class VisitWriter {
  readonly #db: Db
  #waiting: Visit[] = []
  #writing: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  add(visit: Visit): Promise<void> {
    this.#waiting.push(visit)
    this.#next ??= this.#writing.then(() => this.#write())
    return this.#next
  }

  #write(): Promise<void> {
    const visits = this.#waiting
    this.#waiting = []
    this.#next = undefined
    const written = writeVisits(this.#db, visits)
    this.#writing = written.catch(() => {})
    return written
  }
}

function writeVisits(db: Db, visits: Visit[]): Promise<void> {
  const totals = grouped(visits, ({ path }) => path).map(([path, all]) => ({
    id: randomUUID(),
    page_path: path,
    visit_count: all.length,
    last_visit:
      all
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? '',
  }))
  const days = grouped(visits, ({ path, day }) => `${day} ${path}`).map(([key, { length }]) => ({
    page_path: key.slice(DAY_LENGTH + 1),
    day: key.slice(0, DAY_LENGTH),
    visit_count: length,
  }))
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('page_visits')
      .values(totals)
      .onConflict((conflict) =>
        conflict.column('page_path').doUpdateSet((eb) => ({
          visit_count: eb('page_visits.visit_count', '+', eb.ref('excluded.visit_count')),
          // Another process may have written a later one before.
          last_visit: eb
            .case()
            .when('page_visits.last_visit', '>', eb.ref('excluded.last_visit'))
            .then(eb.ref('page_visits.last_visit'))
            .else(eb.ref('excluded.last_visit'))
            .end(),
        })),
      )
      .execute()
    await tx
      .insertInto('page_visit_days')
      .values(days)
      .onConflict((conflict) =>
        conflict.columns(['page_path', 'day']).doUpdateSet((eb) => ({
          visit_count: eb('page_visit_days.visit_count', '+', eb.ref('excluded.visit_count')),
        })),
      )
      .execute()
  })
}

/** In the order of their keys: two processes that write the same rows must not wait for each other. */
function grouped(visits: Visit[], keyOf: (visit: Visit) => string): [key: string, Visit[]][] {
  return [...Map.groupBy(visits, keyOf)].sort(([one], [other]) => (one < other ? -1 : 1))
}

/**
 * Page visits by day, of all pages together; a day without any is left out.
 * @param since A day in the office's time zone, YYYY-MM-DD.
 */
export async function visitsByDay(db: Db, since: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('page_visit_days')
    .select(['day', (eb) => eb.fn.sum('visit_count').as('visits')])
    .where('day', '>=', since)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, visits }) => [day, Number(visits)]))
}
