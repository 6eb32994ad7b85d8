import { findVersion, listVersions } from '../../../db/versions.ts'
import { findDeskPost } from '../../../db/writing/post-desk.ts'
import { postHref } from '../../blog/addresses.ts'
import { orFallback } from '../../http/fallback.ts'
import { notFound } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { VersionList, VersionView } from '../editing/versions.tsx'
import { differencesIn } from '../frame/differences.ts'
import { StaffFrame } from '../frame/frame.tsx'
import { OutdatedReview } from '../frame/outdated-review.tsx'
import { requireStaff } from '../session/require-staff.ts'
import { loadPostForm } from './load-post.ts'
import { PostForm } from './post-form.tsx'
import { KNOWN_POST, NEW_POST } from './post-titles.ts'
import { POST_LABELS, valuesOf, valuesOfVersion } from './post-values.ts'

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
      {!staff && (
        <p>
          <a href="/admin/sign-in?to=/admin/posts" target="_blank" rel="noopener">
            Sign in, in a new tab
          </a>
        </p>
      )}
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
    findDeskPost(db, id),
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
