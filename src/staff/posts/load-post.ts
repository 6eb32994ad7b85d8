import { findDeskPost } from '../../../db/writing/post-desk.ts'
import { notFound } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { requireStaff } from '../session/require-staff.ts'
import type { StaffMember } from '../session/session.ts'
import { type EditedPost, postBeingAnswered } from './edited-post.ts'
import { postValues, valuesOf } from './post-values.ts'

/**
 * Who sees the form and what it shows: what was sent, when the page is the response to it;
 * otherwise the stored post or an empty one.
 * @param id Undefined for a new post.
 */
export async function loadPostForm(
  id: string | undefined,
): Promise<{ staff: StaffMember | undefined; post: EditedPost }> {
  const answer = postBeingAnswered()
  if (answer) return answer
  const staff = await requireStaff('posts')
  if (id === undefined) {
    const post = { id, version: undefined, values: postValues({}), stored: undefined }
    return { staff, post }
  }
  const stored = (await findDeskPost(services().db, id)) ?? notFound()
  const isHtml = stored.markdown === undefined
  const post = { id, version: stored.version, values: valuesOf(stored), stored, isHtml }
  return { staff, post }
}
