import { randomUUID } from 'node:crypto'
import { findDeskPost } from '../../../db/writing/post-desk.ts'
import { findUnsaved, listUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { notFound, requestAddress } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { CHANGED_SINCE, GONE } from '../frame/form-messages.ts'
import { requireStaff } from '../session/require-staff.ts'
import type { StaffMember } from '../session/session.ts'
import { type EditedPost, postBeingAnswered } from './edited-post.ts'
import { overTheirs, postValues, valuesOf } from './post-values.ts'

/**
 * Who sees the form and what it shows: what was sent, when the page is the response to it;
 * otherwise the stored post or an empty one, with the unsaved changes that were asked for.
 * @param id Undefined for a new post.
 */
export async function loadPostForm(
  id: string | undefined,
): Promise<{ staff: StaffMember | undefined; post: EditedPost }> {
  const answer = postBeingAnswered()
  if (answer) return answer
  const staff = await requireStaff('posts')
  const post = id === undefined ? newPost() : await storedPost(id)
  return { staff, post: await withUnsaved(staff, post) }
}

function newPost(): EditedPost {
  return {
    id: undefined,
    newId: randomUUID(),
    version: undefined,
    values: postValues({}),
    stored: undefined,
  }
}

async function storedPost(id: string): Promise<EditedPost> {
  const stored = (await findDeskPost(services().db, id)) ?? notFound()
  const isHtml = stored.markdown === undefined
  return { id, version: stored.version, values: valuesOf(stored), stored, isHtml }
}

/** The unsaved changes that the address names, or else a list of those that there are. */
async function withUnsaved(staff: StaffMember, post: EditedPost): Promise<EditedPost> {
  const { db } = services()
  const wanted = requestAddress().query.get('unsaved')
  const unsaved = wanted ? await findUnsaved(db, staff.id, wanted) : undefined
  // A new post may also be the text of one that was deleted.
  if (!unsaved || (post.id !== undefined && post.id !== unsaved.postId)) {
    const all = await listUnsaved(db, staff.id)
    const waiting = all.filter(({ postId }) => postId === post.id)
    return { ...post, waiting: waiting.map(({ id, writtenAt }) => ({ id, writtenAt })) }
  }
  const isOutdated = post.version !== undefined && post.version !== unsaved.postVersion
  const saved = isOutdated ? await findDeskPost(db, post.id ?? '') : undefined
  return {
    ...post,
    values: saved
      ? overTheirs(postValues(unsaved.fields), saved).values
      : postValues(unsaved.fields),
    unsaved: { id: unsaved.id, writer: '' },
    restored: unsaved.writtenAt,
    ...(saved && { saved, problem: CHANGED_SINCE }),
    ...(unsaved.isPostGone && { problem: GONE }),
  }
}
