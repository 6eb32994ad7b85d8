import type { Db } from '../../../db/open.ts'
import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { closeContained, closeUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { log } from '../../http/log.ts'
import { seeOther } from '../session/answer.ts'
import type { StaffMember } from '../session/session.ts'
import type { EditedPost } from './edited-post.ts'
import { valuesOf } from './post-values.ts'

/** A post that its form has saved, and what to say about it. */
export interface SavedPost {
  saved: DeskPost
  message: string
}

/** What a page that saves without being loaded again needs to know. */
export type SavedInPlace = Pick<DeskPost, 'id' | 'version' | 'slug'> & { before: string }

/** The response to a saved form: its page again, or JSON for a page that asks for it. */
export function savedAnswer(headers: Headers, { saved, message }: SavedPost): Response {
  if (headers.get('accept') !== 'application/json')
    return seeOther(`/admin/posts/${saved.id}`, { flash: { tone: 'success', text: message } })
  const { id, version, slug } = saved
  const { before } = valuesOf(saved)
  return Response.json({ id, version, slug, before } satisfies SavedInPlace, {
    headers: { 'cache-control': 'no-store' },
  })
}

/** The unsaved changes of a post that is saved or deleted are none any more. */
export async function forgetUnsaved(
  db: Db,
  staff: StaffMember,
  { id, values, unsaved }: Pick<EditedPost, 'id' | 'values' | 'unsaved'>,
): Promise<void> {
  try {
    if (unsaved?.id) await closeUnsaved(db, staff.id, unsaved.id.slice(0, 64))
    // A form that the browser went back to does not know what was stored of it before.
    if (id === undefined) await closeContained(db, staff.id, values)
  } catch (err) {
    // They are offered once more then; the post itself is saved.
    log.error({ err }, 'unsaved changes could not be closed')
  }
}
