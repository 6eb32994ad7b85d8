import { listUnsaved, type UnsavedPost } from '../../../../db/writing/unsaved-posts.ts'
import { services } from '../../../http/services.ts'
import { surface } from '../../../ui/layout.tsx'
import { facts, line } from '../../frame/list-look.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import type { StaffMember } from '../../session/session.ts'

/** What somebody typed and did not save, above the list of all posts. */
export async function UnsavedList({ staff }: { staff: StaffMember }) {
  const unsaved = await listUnsaved(services().db, staff.id)
  if (unsaved.length === 0) return null
  return (
    <section className={surface} aria-label="Your unsaved changes">
      {unsaved.map((post) => (
        <p key={post.id} className={line}>
          <a href={hrefOf(post)}>{post.fields.title || 'Without a title'}</a>
          <span className={facts}>Unsaved changes from {officeTimeInWords(post.writtenAt)}</span>
        </p>
      ))}
    </section>
  )
}

/** A post that was deleted meanwhile is a new one again. */
function hrefOf({ id, postId, isPostGone }: UnsavedPost): string {
  return `/admin/posts/${isPostGone ? 'new' : (postId ?? 'new')}?unsaved=${id}`
}
