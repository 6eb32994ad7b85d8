import type { Kysely } from 'kysely'
import { indexEveryLead } from '../leads/index-leads.ts'
import type { Database } from '../schema/index.ts'

/** What cannot be seen in a word no longer parts it. */
export async function up(db: Kysely<never>) {
  await indexEveryLead(db as unknown as Kysely<Database>, { onlyWords: true })
}
