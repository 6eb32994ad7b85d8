import type { Kysely } from 'kysely'
import { updateIndex } from '../leads/index-leads.ts'
import type { Database } from '../schema/index.ts'

/** Leads are found by the words of their notes. */
export async function up(db: Kysely<never>) {
  const site = db as unknown as Kysely<Database>
  const leads = await site.selectFrom('lead_notes').select('submission_id').distinct().execute()
  for (const { submission_id } of leads) await updateIndex(site, submission_id, { onlyWords: true })
}
