import { PostListPage } from '../../blog/list-page.tsx'
import { askedTown } from '../../scheduling/asked-town.ts'

export default async function BlogPage({ query }: { query?: string }) {
  return <PostListPage topic="all" town={askedTown(query)} query={query} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
