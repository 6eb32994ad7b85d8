import type { Post } from '../../../db/writing/posts.ts'
import { redirect } from '../../http/request.ts'
import { requireStaff } from '../session/require-staff.ts'
import { type EditedPost, postBeingAnswered } from './edited-post.ts'
import { loadPostForm } from './load-post.ts'
import { postBody } from './post-body.ts'
import { PostPreview } from './post-preview.tsx'

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
