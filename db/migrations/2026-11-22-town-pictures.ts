import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** What a picture that staff upload for a town has beside its file. */
export async function up(db: Kysely<never>) {
  const t = text(db)
  const tables = await db.introspection.getTables()
  const images = tables.find(({ name }) => name === 'images')
  const columns = [
    ['alt', t],
    ['license', t],
    ['width', 'integer'],
    ['height', 'integer'],
    ['staff_email', t],
  ] as const
  // SQLite runs a migration without a transaction, so one that was killed begins again.
  for (const [name, type] of columns) {
    if (images?.columns.some((column) => column.name === name)) continue
    await db.schema.alterTable('images').addColumn(name, type).execute()
  }
}
