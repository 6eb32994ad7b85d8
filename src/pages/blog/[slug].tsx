import { css } from '../../../styled-system/css'
import { slugIn } from '../../blog/addresses.ts'
import { PostArticle } from '../../blog/post-article.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { page } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

export default async function PostPage({ slug, query }: { slug: string; query?: string }) {
  const article = <PostArticle slug={slugIn(slug)} town={townFromQuery(query)} />
  // Without a key, React would keep showing the previous page.
  return (
    <WhileLoading key={slug} fallback={<PostLoading />}>
      {article}
    </WhileLoading>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const

const shapes = css({ display: 'grid', gap: '24', py: '48', maxWidth: 'form' })

/** Shown while a post loads. */
function PostLoading() {
  return (
    <div className={page()} role="status" aria-busy="true">
      <div className={shapes}>
        <p>Loading article...</p>
        <Skeleton kind="picture" />
        <Skeleton kind="line" />
        <Skeleton kind="line" />
        <Skeleton kind="line" />
      </div>
    </div>
  )
}
