import { isTopic } from '../../../../db/post-topics.ts'
import { PostListPage } from '../../../blog/list-page.tsx'
import { askedTown } from '../../../scheduling/asked-town.ts'
import { notFound } from '../../../server/request.ts'

export default async function CategoryPage(props: { category: string; query?: string }) {
  const { category, query } = props
  if (!isTopic(category)) notFound()
  return <PostListPage topic={category} town={askedTown(query)} query={query} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
