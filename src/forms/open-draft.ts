import { isSubmitted, startDraft } from '../../db/leads/drafts.ts'
import type { SubmissionKind } from '../../db/leads/submissions.ts'
import { count, HOUR_MS } from '../../db/limits/rate-limit.ts'
import type { Db } from '../../db/open.ts'
import { rateLimitClient } from '../http/rate-limit.ts'
import { config } from '../settings/config.ts'
import { diskSpaceOn, hasSpaceFor } from '../storage/disk-space.ts'

/**
 * Opens a draft for a visitor who has none. Its token is always a new one: one that a browser brings
 * along is never made valid.
 * @param submissionKey The form's, if it has one.
 * @returns Undefined when a form with this key was accepted already.
 */
export async function openDraft(db: Db, kind: SubmissionKind, submissionKey: string | undefined) {
  if (submissionKey && (await isSubmitted(db, kind, submissionKey))) return undefined
  return startDraft(db, kind, submissionKey)
}

/** Times the limits of requests: most drafts are never sent. */
const DRAFTS_A_REQUEST = 5
/** So many first drafts of addresses for one that is not: a run of a program must not shut out people. */
const FIRST_SHARE = 10
/** A visitor's own: a form, and another one. */
const FIRST_DRAFTS = 3
/** The longest answers of a form, with room to spare. */
const DRAFT_BYTES = 50_000

/**
 * Whether a new draft may be opened for the request being answered; asked, and counted, once for each
 * draft. Without one a form still works: the browser keeps the answers, and the last step sends them.
 */
export async function mayOpenDraft(db: Db): Promise<boolean> {
  const { dataDir, limits } = config()
  if (!hasSpaceFor(await diskSpaceOn(dataDir), DRAFT_BYTES)) return false
  const { perSender, inAll } = limits.requests
  const { keyOf, address } = rateLimitClient()
  const [fromAddress] = await count(db, [{ key: keyOf('drafts', address), windowMs: HOUR_MS }])
  const ofAddress = fromAddress?.count ?? 0
  if (ofAddress > DRAFTS_A_REQUEST * perSender) return false
  // What one address is refused uses up nothing of what all may open together.
  const [together] = await count(db, [{ key: 'drafts', windowMs: HOUR_MS }])
  const most = DRAFTS_A_REQUEST * inAll * (ofAddress <= FIRST_DRAFTS ? FIRST_SHARE : 1)
  return (together?.count ?? 0) <= most
}
