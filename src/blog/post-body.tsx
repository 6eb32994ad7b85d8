import { safeHtml } from '../../db/writing/post-html.ts'
import type { Post } from '../../db/writing/posts.ts'
import { css } from '../../styled-system/css'
import { Prose } from '../ui/prose/prose.tsx'
import type { ReadingTown } from './addresses.ts'
import { htmlInTown } from './in-town.ts'

const lead = css({ textStyle: 'lead', maxWidth: 'measure', mb: '32', overflowWrap: 'anywhere' })

/** A post's excerpt and its sanitized text. */
export function PostBody({
  post,
  town,
}: {
  post: Pick<Post, 'excerpt' | 'content'>
  town: ReadingTown | undefined
}) {
  return (
    <>
      {post.excerpt && <p className={lead}>{post.excerpt}</p>}
      <Prose html={htmlInTown(safeHtml(post.content), town)} />
    </>
  )
}
