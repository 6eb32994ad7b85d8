import { randomUUID } from 'node:crypto'
import { findVersion, listVersions } from '../../../db/versions.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { findUnsaved, listUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { postHref } from '../../blog/addresses.ts'
import { orFallback } from '../../http/fallback.ts'
import { notFound, requestAddress } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { VersionList, VersionView } from '../editing/versions.tsx'
import { differencesIn } from '../frame/differences.ts'
import { CHANGED_SINCE, GONE } from '../frame/form-messages.ts'
import { StaffFrame } from '../frame/frame.tsx'
import { OutdatedReview } from '../frame/outdated-review.tsx'
import { requireStaff } from '../session/require-staff.ts'
import type { StaffMember } from '../session/session.ts'
import { type EditedPost, postBeingAnswered } from './edited-post.ts'
import { KNOWN_POST, NEW_POST } from './post-fields.ts'
import { PostForm } from './post-form.tsx'
import { overTheirs, POST_LABELS, postValues, valuesOf, valuesOfVersion } from './post-values.ts'

/** The page on which a post is edited. */
export async function PostPage({ id }: { id: string | undefined }) {
  const { staff, post } = await loadPostForm(id)
  const { errors, problem } = post
  const isRefused = problem !== undefined || Object.keys(errors ?? {}).length > 0
  return (
    <StaffFrame
      title={post.id === undefined ? NEW_POST : KNOWN_POST}
      staff={staff}
      flash={isRefused ? { tone: 'problem', text: problem, errors } : undefined}
    >
      {staff && post.stored && !post.asSent && <OutdatedReview path={postHref(post.stored)} />}
      <PostForm post={post} staffId={staff?.id} />
      {staff && post.id !== undefined && !post.asSent && (
        <VersionList
          versions={await versionsOf(post.id)}
          href={`/admin/posts/${post.id}`}
          none="Nobody has edited this post yet."
        />
      )}
    </StaffFrame>
  )
}

/** A former text of a post, beside what it says now. */
export async function PostVersionPage({ id, versionId }: { id: string; versionId: string }) {
  const staff = await requireStaff('posts')
  const { db } = services()
  const [current, version] = await Promise.all([
    findAdminPost(db, id),
    findVersion(db, { kind: 'posts', slug: id }, versionId),
  ])
  if (!current || !version) notFound()
  return (
    <VersionView
      {...{ staff, version, name: current.title, action: '/api/staff/posts' }}
      differences={differencesIn(POST_LABELS, valuesOfVersion(version.columns), valuesOf(current))}
      hidden={{ id, version: current.version }}
      back={{ href: `/admin/posts/${id}`, label: 'Back to the post' }}
    />
  )
}

function versionsOf(id: string) {
  const load = () => listVersions(services().db, { kind: 'posts', slug: id })
  return orFallback('the versions of a post', load, [])
}

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
  const stored = (await findAdminPost(services().db, id)) ?? notFound()
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
  const saved = isOutdated ? await findAdminPost(db, post.id ?? '') : undefined
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
