import type { Kysely } from 'kysely'
import { indexEveryLead } from '../leads/index-leads.ts'
import type { Database } from '../schema/index.ts'

/** O'Brien is found without the apostrophe, and a number without its commas. */
export async function up(db: Kysely<never>) {
  await indexEveryLead(db as unknown as Kysely<Database>, { onlyWords: true })
}
