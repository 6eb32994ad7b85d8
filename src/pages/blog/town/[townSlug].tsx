import { PostListPage } from '../../../blog/list-page.tsx'
import { notFound } from '../../../http/request.ts'
import { builtInTown } from '../../../towns/load.ts'

export default async function TownArticlesPage(props: { townSlug: string; query?: string }) {
  const town = builtInTown(props.townSlug) ?? notFound()
  return <PostListPage topic="all" town={town} query={props.query} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
