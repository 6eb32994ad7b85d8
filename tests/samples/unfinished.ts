import { startDraft } from '../../db/leads/drafts.ts'
import { saveDraft } from '../../db/leads/save-draft.ts'
import { setCallConsent } from '../../db/leads/unfinished.ts'
import type { Db } from '../../db/open.ts'

/**
 * A quote request that somebody left two hours ago.
 * @returns Its id.
 */
export async function leaveUnfinished(
  db: Db,
  data: Record<string, string>,
  { consents = true, hoursAgo = 2 } = {},
): Promise<string> {
  const { draft } = await startDraft(db, 'quote')
  await saveDraft(db, draft.id, { data })
  if (consents) await setCallConsent(db, draft.id, true)
  const updated_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
  await db.updateTable('drafts').set({ updated_at }).where('id', '=', draft.id).execute()
  return draft.id
}
