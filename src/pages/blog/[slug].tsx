import { slugIn } from '../../blog/addresses.ts'
import { PostArticle } from '../../blog/post-article.tsx'
import { PostLoading } from '../../blog/post-loading.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'

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
