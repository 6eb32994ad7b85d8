import { PostListPage } from '../../blog/list-page.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'

export default async function BlogPage({ query }: { query?: string }) {
  return <PostListPage topic="all" town={townFromQuery(query)} query={query} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
