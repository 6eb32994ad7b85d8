import { safeHtml } from '../../../db/writing/post-html.ts'
import type { Post } from '../../../db/writing/posts.ts'
import { css } from '../../../styled-system/css'
import { postInTown } from '../../blog/in-town.ts'
import { PostBody } from '../../blog/post-body.tsx'
import { PostHero } from '../../blog/post-hero.tsx'
import { PostPicture } from '../../blog/post-picture.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { page } from '../../ui/layout.tsx'

const bar = css({ bg: 'buff', py: '12', textStyle: 'label' })
const body = css({ py: { base: '32', md: '56' }, display: 'grid', gap: '32', maxWidth: 'measure' })

/**
 * A post as visitors will see it, under a line that says that it is a preview.
 * @param remark Whether it is saved, and a link back.
 */
export function PostPreview({ post, remark }: { post: Post; remark: React.ReactNode }) {
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
