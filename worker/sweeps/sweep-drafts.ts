import { deleteExpiredLinks } from '../../db/leads/draft-links.ts'
import { deleteOldDrafts } from '../../db/leads/sweeps.ts'
import { DRAFT_DAYS } from '../../src/settings/business.ts'
import { ago, DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/** An accepted draft is needed only for the second request of a double click. */
const ACCEPTED_DAYS = 1

/** Deletes abandoned form drafts, and links to drafts that have expired. */
export const sweepDrafts: Sweep = async ({ db }) => ({
  drafts: await deleteOldDrafts(db, ago(DRAFT_DAYS * DAY_MS), ago(ACCEPTED_DAYS * DAY_MS)),
  links: await deleteExpiredLinks(db, ago(0)),
})
