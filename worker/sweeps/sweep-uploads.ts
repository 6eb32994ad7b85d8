import { quarantineKey } from '../../db/leads/attachments.ts'
import { previewKeys } from '../../db/leads/previews.ts'
import { abandonUnclaimed, filesOfDrafts, forgetFiles } from '../../db/leads/sweeps.ts'
import { DRAFT_DAYS } from '../../src/settings/business.ts'
import { ago, DAY_MS, HOUR_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/** How long a file may wait for its form to be sent; in a draft, as long as the draft exists. */
const UNCLAIMED_HOURS = 6
const MAX_PAGES_A_RUN = 500

/** Deletes files of forms that were never sent. */
export const sweepUploads: Sweep = async ({ db, store }, signal) => {
  let uploads = 0
  const held = await filesOfDrafts(db, ago(DRAFT_DAYS * DAY_MS))
  for (let page = 0; page < MAX_PAGES_A_RUN && !signal.aborted; page++) {
    const abandoned = await abandonUnclaimed(db, ago(UNCLAIMED_HOURS * HOUR_MS), held)
    if (abandoned.length === 0) break
    for (const { id, objectKey, preview } of abandoned) {
      await store.remove(quarantineKey(id))
      await store.remove(objectKey)
      if (preview !== 'made') continue
      for (const key of Object.values(previewKeys(id))) await store.remove(key)
    }
    const ids = abandoned.map(({ id }) => id)
    await forgetFiles(db, ids)
    uploads += ids.length
  }
  return { uploads }
}
