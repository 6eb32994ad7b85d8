import { listUnsaved, type UnsavedPost } from '../../../../db/writing/unsaved-posts.ts'
import { services } from '../../../http/services.ts'
import { button } from '../../../ui/button/button.tsx'
import { surface } from '../../../ui/layout.tsx'
import { facts, line } from '../../frame/list-look.ts'
import { officeTimeInWords } from '../../frame/office-time.ts'
import type { StaffMember } from '../../session/session.ts'
import { UNSAVED_PATH } from './unsaved-answer.ts'

/** What somebody typed and did not save, above the list of all posts. */
export async function UnsavedList({ staff }: { staff: StaffMember }) {
  const unsaved = await listUnsaved(services().db, staff.id)
  if (unsaved.length === 0) return null
  return (
    <section className={surface} aria-label="Your unsaved changes">
      {unsaved.map((post) => (
        <Line key={post.id} post={post} />
      ))}
    </section>
  )
}

function Line({ post }: { post: UnsavedPost }) {
  const title = post.fields.title || 'Without a title'
  return (
    <form method="post" action={`${UNSAVED_PATH}/discard`} className={line}>
      <input type="hidden" name="id" value={post.id} />
      <input type="hidden" name="from" value="list" />
      <a href={hrefOf(post)}>{title}</a>
      <p className={facts}>
        <span>Unsaved changes from {officeTimeInWords(post.writtenAt)}</span>
        <button
          type="submit"
          className={button({ tone: 'bare' })}
          aria-label={`Discard the unsaved changes of ${title}`}
        >
          Discard
        </button>
      </p>
    </form>
  )
}

/** A post that was deleted meanwhile is a new one again. */
function hrefOf({ id, postId, isPostGone }: UnsavedPost): string {
  return `/admin/posts/${isPostGone ? 'new' : (postId ?? 'new')}?unsaved=${id}`
}
