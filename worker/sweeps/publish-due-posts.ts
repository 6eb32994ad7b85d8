import { listDuePosts } from '../../db/writing/post-listings.ts'
import type { Sweep } from './sweeps.ts'

/** Publishes the scheduled posts that are due: adds them to the lists. */
export const publishDuePosts: Sweep = async ({ db }) => ({
  published: (await listDuePosts(db)).length,
})
