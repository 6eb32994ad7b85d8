import { listDuePosts } from '../../db/writing/post-listings.ts'
import type { Sweep } from './sweeps.ts'

/** Publishes the scheduled posts whose time has come: from then on they stand in every list. */
export const publishDuePosts: Sweep = async ({ db }) => ({
  published: (await listDuePosts(db)).length,
})
