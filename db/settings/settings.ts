import { sql } from 'kysely'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import { recordAudit } from '../staff/audit.ts'

/** What can be set, one row for each screen. */
const NAMES = [
  'agency',
  'closing-days',
  'costs',
  'documents',
  'export-columns',
  'insurers',
  'lead-routing',
  'reply-templates',
] as const
export type SettingsName = (typeof NAMES)[number]

/** What staff have set on one screen. */
export interface StoredSettings {
  /** As JSON; `undefined` when nothing was ever set, or it cannot be read. */
  value: unknown
  /** 0 when nothing was ever set. */
  revision: number
  changedAt?: string
  changedBy?: string
}

const NOTHING: StoredSettings = { value: undefined, revision: 0 }

/** Everything that staff have set, in one query. */
export async function listSettings(db: Db): Promise<Record<SettingsName, StoredSettings>> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const found = (name: SettingsName): StoredSettings => {
    const row = rows.find((one) => one.name === name)
    if (!row) return NOTHING
    const { revision, changed_at: changedAt, changed_by: changedBy } = row
    return { value: parsed(row.value), revision, changedAt, changedBy }
  }
  const settings = NAMES.map((name) => [name, found(name)] as const)
  return Object.fromEntries(settings) as Record<SettingsName, StoredSettings>
}

/** What staff have set on one screen. */
export async function findSettings(db: Db, name: SettingsName): Promise<StoredSettings> {
  return (await listSettings(db))[name]
}

/**
 * Saves one screen, and every page shows it.
 * @param saved.revision The one that the form was filled in upon.
 * @param saved.changed Names of what has changed, for the log.
 * @returns False when somebody else has saved it meanwhile: nothing is written then.
 */
export async function saveSettings(
  db: Db,
  staff: { email: string },
  saved: { name: SettingsName; value: unknown; revision: number; changed: readonly string[] },
): Promise<boolean> {
  const { name, changed } = saved
  const columns = {
    value: JSON.stringify(saved.value),
    changed_at: new Date().toISOString(),
    changed_by: staff.email,
  }
  return db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows: inserted } =
      saved.revision === 0
        ? await tx
            .insertInto('settings')
            .values({ name, revision: 1, ...columns })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .executeTakeFirstOrThrow()
        : { numInsertedOrUpdatedRows: 0n }
    const { numUpdatedRows: updated } = inserted
      ? { numUpdatedRows: 0n }
      : await tx
          .updateTable('settings')
          .set({ ...columns, revision: sql`revision + 1` })
          .where('name', '=', name)
          .where('revision', '=', saved.revision)
          .executeTakeFirstOrThrow()
    if (!inserted && !updated) return false
    await raiseSiteRevision(tx)
    const details = { changed: changed.join(', ') }
    await recordAudit(tx, { staff, action: 'settings-changed', about: name, details })
    return true
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
