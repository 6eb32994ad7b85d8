import type { Db } from '../open.ts'
import type { Draft } from './drafts.ts'
import type { ForgottenUpload } from './sweeps.ts'

/**
 * Deletes a draft and the rows of its files. An accepted draft keeps its files: they
 * are the lead's.
 * @returns The files whose objects are to be deleted.
 */
export async function discardDraft(db: Db, { id }: Pick<Draft, 'id'>): Promise<ForgottenUpload[]> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('drafts')
      .where('id', '=', id)
      .returning(['attachment_ids'])
      .executeTakeFirst()
    const files: string[] = row ? JSON.parse(row.attachment_ids) : []
    if (files.length === 0) return []
    return tx
      .deleteFrom('attachments')
      .where('id', 'in', files)
      .where('submission_id', 'is', null)
      .returning(['id', 'object_key as objectKey', 'preview'])
      .execute()
  })
}
