import { Suspense } from 'react'
import { slugIn } from '../../blog/addresses.ts'
import { PostArticle } from '../../blog/post-article.tsx'
import { PostLoading } from '../../blog/post-loading.tsx'
import { isNavigation } from '../../http/request.ts'
import { townFromQuery } from '../../scheduling/town-from-query.ts'

export default async function PostPage({ slug, query }: { slug: string; query?: string }) {
  const article = <PostArticle slug={slugIn(slug)} town={townFromQuery(query)} />
  if (!isNavigation()) return article
  // Without a key, React would keep showing the previous page.
  return (
    <Suspense key={slug} fallback={<PostLoading />}>
      {article}
    </Suspense>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
