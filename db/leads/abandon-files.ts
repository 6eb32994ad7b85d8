import type { Transaction } from 'kysely'
import { lockRowsOf } from '../lock-rows.ts'
import type { Database } from '../schema/index.ts'
import { DELETED_WITH_LEAD } from './sweeps.ts'

/** Has the worker's next sweep delete the files of drafts that were deleted, but for those of a lead. */
export async function abandonFiles(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await lockRowsOf(tx, 'attachments', ids)
  await tx
    .updateTable('attachments')
    .set({ created_at: DELETED_WITH_LEAD })
    .where('id', 'in', ids)
    .where('submission_id', 'is', null)
    .execute()
}

/** The ids of all files in some drafts. */
export function filesIn(drafts: readonly { attachment_ids: string }[]): string[] {
  return drafts.flatMap(({ attachment_ids }) => JSON.parse(attachment_ids) as string[])
}
