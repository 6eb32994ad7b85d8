import { randomUUID } from 'node:crypto'
import { findVersion, listVersions } from '../../../db/versions.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { safeHtml } from '../../../db/writing/post-html.ts'
import type { Post } from '../../../db/writing/posts.ts'
import { findUnsaved, listUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { css } from '../../../styled-system/css'
import { postHref } from '../../blog/addresses.ts'
import { postInTown } from '../../blog/in-town.ts'
import { PostBody, PostHero, PostPicture } from '../../blog/post.tsx'
import { orFallback } from '../../http/fallback.ts'
import { notFound, redirect, requestAddress } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { page } from '../../ui/layout.tsx'
import { CHANGED_SINCE, GONE } from '../editing/form-messages.ts'
import { VersionList, VersionView } from '../editing/versions.tsx'
import { differencesIn } from '../frame/differences.tsx'
import { StaffFrame } from '../frame/frame.tsx'
import { OutdatedReview } from '../frame/outdated-review.tsx'
import { requireStaff } from '../session/require-staff.ts'
import type { StaffMember } from '../session/session.ts'
import {
  type EditedPost,
  overTheirs,
  POST_LABELS,
  postBeingAnswered,
  postValues,
  valuesOf,
  valuesOfVersion,
} from './edited-post.ts'
import { postBody } from './post-body.ts'
import { KNOWN_POST, NEW_POST } from './post-fields.ts'
import { PostForm } from './post-form.tsx'

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
async function loadPostForm(
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

/** A preview of the post as typed, when it answers the form, or else as saved. */
export async function PreviewPage({ id }: { id: string | undefined }) {
  const isTyped = postBeingAnswered() !== undefined
  if (id === undefined && !isTyped) {
    // Who may not write posts is refused here too, and not led on.
    await requireStaff('posts')
    redirect('/admin/posts/new')
  }
  const { post } = await loadPostForm(id)
  return (
    <PostPreview
      post={asPost(post)}
      remark={
        isTyped ? (
          'A preview of what you typed. Nothing was saved: close this tab to go on writing.'
        ) : (
          <>
            A preview of what is saved. <a href={`/admin/posts/${id}`}>Edit the post</a>
          </>
        )
      }
    />
  )
}

function asPost({ values, stored }: EditedPost): Post {
  const now = new Date().toISOString()
  return {
    slug: values.slug || 'preview',
    title: values.title || 'Without a title',
    excerpt: values.excerpt,
    content: postBody(values.markdown) ?? '',
    description: values.description || undefined,
    imagePath: values.picture || undefined,
    shareImage: undefined,
    category: values.category || undefined,
    author: values.author || undefined,
    publishedAt: stored?.publishedAt ?? now,
    updatedAt: now,
    keywords: [],
  }
}

const bar = css({ bg: 'buff', py: '12', textStyle: 'label' })
const body = css({ py: { base: '32', md: '56' }, display: 'grid', gap: '32', maxWidth: 'measure' })

/**
 * A post as visitors will see it, under a line that says that it is a preview.
 * @param remark Whether it is saved, and a link back.
 */
function PostPreview({ post, remark }: { post: Post; remark: React.ReactNode }) {
  const shown = postInTown({ ...post, content: safeHtml(post.content) }, undefined)
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={`Preview: ${shown.title}`} description="For staff of the agency." noindex />
      <div className={bar}>
        <p className={page()}>{remark}</p>
      </div>
      <PostHero post={shown} town={undefined} counts={{}} />
      <div className={page()}>
        <article className={body}>
          <PostPicture post={shown} />
          <div>
            <PostBody post={shown} town={undefined} />
          </div>
        </article>
      </div>
    </main>
  )
}
