import { safeHtml } from '../../../db/writing/post-html.ts'
import type { Post } from '../../../db/writing/posts.ts'
import { css } from '../../../styled-system/css'
import { postInTown } from '../../blog/in-town.ts'
import { PostBody } from '../../blog/post-body.tsx'
import { PostHero } from '../../blog/post-hero.tsx'
import { PostPicture } from '../../blog/post-picture.tsx'
import { redirect } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { page } from '../../ui/layout.tsx'
import { requireStaff } from '../session/require-staff.ts'
import { type EditedPost, postBeingAnswered } from './edited-post.ts'
import { postBody } from './post-body.ts'
import { loadPostForm } from './post-page.tsx'

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
