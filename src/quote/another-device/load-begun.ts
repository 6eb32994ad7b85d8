import { findDraft, isBegun } from '../../../db/leads/drafts.ts'
import type { Db } from '../../../db/open.ts'
import { draftToken } from '../../forms/cookies.ts'
import { quoteForm } from '../form.ts'

/** A quote request that was begun in this browser and not sent. */
export interface Begun {
  id: string
  updatedAt: string
}

/** What this browser has begun of a quote request; undefined when it has no answer yet, or was sent. */
export async function loadBegun(headers: Headers, db: Db): Promise<Begun | undefined> {
  const token = draftToken(headers, quoteForm.kind)
  const draft = token ? await findDraft(db, quoteForm.kind, token) : undefined
  return draft && !draft.accepted && isBegun(draft) ? draft : undefined
}
