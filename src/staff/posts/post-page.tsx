import { postHref } from '../../blog/addresses.ts'
import { StaffFrame } from '../frame/frame.tsx'
import { OutdatedReview } from '../frame/outdated-review.tsx'
import { loadPostForm } from './load-post.ts'
import { PostForm } from './post-form.tsx'
import { KNOWN_POST, NEW_POST } from './post-titles.ts'

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
    </StaffFrame>
  )
}
