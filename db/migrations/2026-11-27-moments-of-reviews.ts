import type { Kysely } from 'kysely'
import { text } from './columns.ts'

/** When a review was recorded, by which a later change of the page can be told. Earlier reviews have their day alone. */
export async function up(db: Kysely<never>) {
  await db.schema.alterTable('reviews').addColumn('reviewed_at', text(db)).execute()
}
