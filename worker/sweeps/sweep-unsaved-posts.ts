import { deleteOldUnsaved } from '../../db/writing/unsaved-posts.ts'
import { UNSAVED_POST_DAYS } from '../../src/settings/business.ts'
import { ago, DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/** Deletes what staff typed into the form of a post long ago and never saved. */
export const sweepUnsavedPosts: Sweep = async ({ db }) => ({
  unsaved: await deleteOldUnsaved(db, ago(UNSAVED_POST_DAYS * DAY_MS)),
})
