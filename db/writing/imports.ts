import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hasTexts, isText, listFromJson } from '../json-text.ts'
import type { Db } from '../open.ts'
import { enqueue } from '../ops/outbox.ts'
import type { Timestamp } from '../schema/index.ts'
import type { ImportRunTable } from '../schema/writing.ts'
import { recordAudit } from '../staff/audit.ts'

/** The outcome of one article. */
export type ImportOutcome =
  | { slug: string; result: 'imported' | 'skipped' }
  /** The post is there, and its notes say what it lacks. */
  | { slug: string; result: 'imported' | 'skipped'; title: string; notes: string[] }
  | { slug: string; result: 'failed'; title: string; reason: string }

/** One import of the built-in articles; open until it has ended. */
export interface ImportRun {
  id: string
  startedBy: string
  createdAt: Timestamp
  /** When a worker first started on it. */
  startedAt: Timestamp | undefined
  finishedAt: Timestamp | undefined
  /** 0 until the articles have been counted. */
  total: number
  outcomes: ImportOutcome[]
  /** Why nothing more could be imported at all. */
  failure: string | undefined
}

/**
 * Schedules an import, or returns the one that is open.
 * @param startedBy The email address of the person who starts it.
 */
export async function startImport(
  db: Db,
  { startedBy }: { startedBy: string },
): Promise<{ id: string; isNew: boolean }> {
  const run = await db.transaction().execute(async (tx) => {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('import_runs')
      .values({
        id,
        open: 1,
        started_by: startedBy,
        created_at: new Date().toISOString(),
        total: 0,
        outcomes: '[]',
      })
      .onConflict((conflict) => conflict.column('open').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const open = await tx
        .selectFrom('import_runs')
        .select('id')
        .where('open', '=', 1)
        .executeTakeFirst()
      return open && { id: open.id, isNew: false }
    }
    await enqueue(tx, 'import-articles', { runId: id })
    await recordAudit(tx, { staff: { email: startedBy }, action: 'import-started', about: id })
    return { id, isNew: true }
  })
  // The open run ended in between.
  return run ?? startImport(db, { startedBy })
}

/** A run by its id. */
export async function findImport(db: Db, id: string): Promise<ImportRun | undefined> {
  const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRun(row)
}

/** The run that has not ended, if there is one. */
export async function openImport(db: Db): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('open', '=', 1)
    .executeTakeFirst()
  return row && toRun(row)
}

/** The newest run, open or ended. */
export async function latestImport(db: Db): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('import_runs')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toRun(row)
}

/**
 * Records that a worker has started on a run.
 * @param total The number of articles.
 * @returns False if the run has ended, so that there is nothing to do.
 */
export async function takeImport(db: Db, id: string, total: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_runs')
    .set((eb) => ({
      started_at: eb.fn.coalesce('started_at', eb.val(new Date().toISOString())),
      total,
    }))
    .where('id', '=', id)
    .where('open', '=', 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Ends a run; a run that has ended is not changed.
 * @param failure Why nothing more could be imported.
 */
export async function finishImport(db: Db, id: string, failure?: string): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ open: null, finished_at: new Date().toISOString(), failure: failure ?? null })
    .where('id', '=', id)
    .where('open', '=', 1)
    .execute()
}

/** The outcomes in a run's row. */
export function outcomesFromJson(text: string): ImportOutcome[] {
  return listFromJson(text, isOutcome)
}

function isOutcome(value: unknown): value is ImportOutcome {
  if (!hasTexts(value, 'slug', 'result')) return false
  if ('notes' in value)
    return hasTexts(value, 'title') && Array.isArray(value.notes) && value.notes.every(isText)
  return value.result !== 'failed' || hasTexts(value, 'title', 'reason')
}

function toRun(row: Selectable<ImportRunTable>): ImportRun {
  return {
    id: row.id,
    startedBy: row.started_by,
    createdAt: row.created_at,
    startedAt: row.started_at ?? undefined,
    finishedAt: row.finished_at ?? undefined,
    total: row.total,
    outcomes: outcomesFromJson(row.outcomes),
    failure: row.failure ?? undefined,
  }
}
