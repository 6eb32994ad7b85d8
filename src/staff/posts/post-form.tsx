import { css } from '../../../styled-system/css'
import { postHref } from '../../blog/addresses.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { UnsavedWarning } from '../frame/unsaved-warning.tsx'
import { ConflictingVersion } from './conflicting-version.tsx'
import type { EditedPost } from './edited-post.ts'
import { PostAbout } from './post-about.tsx'
import { PostActions } from './post-actions.tsx'
import { PostStateBadge, postState } from './post-state.tsx'
import { PostWriting } from './post-writing.tsx'

const stack = css({ display: 'grid', gap: '32' })
const status = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' })
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })
/** The button that Enter presses: it must not publish or upload a picture. */
const forEnter = css({ srOnly: true })

/** The post form. It works without JavaScript, pictures included. */
export function PostForm({ post }: { post: EditedPost }) {
  const { stored } = post
  return (
    <>
      <p className={status}>
        <PostStateBadge post={stored} />
        {stored && postState(stored) === 'published' && (
          <a href={postHref(stored)} className={link}>
            See it on the site
          </a>
        )}
      </p>
      <form
        id="post"
        method="post"
        action="/api/staff/posts"
        encType="multipart/form-data"
        noValidate
        aria-label="Post"
        className={stack}
      >
        <button
          type="submit"
          name="go"
          value="save"
          className={forEnter}
          tabIndex={-1}
          aria-hidden="true"
        />
        <input type="hidden" name="id" value={post.id ?? ''} />
        <input type="hidden" name="version" value={post.version ?? ''} />
        <PostWriting post={post} />
        <PostAbout post={post} />
        <PostActions post={post} />
      </form>
      {post.saved && <ConflictingVersion post={post.saved} />}
      {post.toast && <ServerToast toast={post.toast} />}
      <UnsavedWarning form="post" isUnsaved={post.errors !== undefined || !!post.problem} />
    </>
  )
}
