import { isTopic } from '../../../../db/writing/post-topics.ts'
import { PostListPage } from '../../../blog/list-page.tsx'
import { notFound } from '../../../http/request.ts'
import { townFromQuery } from '../../../scheduling/town-from-query.ts'

export default async function CategoryPage(props: { category: string; query?: string }) {
  const { category, query } = props
  if (!isTopic(category)) notFound()
  return <PostListPage topic={category} town={townFromQuery(query)} query={query} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
