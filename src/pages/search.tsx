import { requestAddress } from '../http/request.ts'
import { PageHead } from '../layout/page-head.tsx'
import { SearchPage } from '../search/search-page.tsx'

export default async function SearchRoute() {
  const asked = (requestAddress().query.get('q') ?? '').toWellFormed().trim()
  return (
    <>
      <PageHead
        title="Search"
        description="Find a kind of policy, a boat, a town, or an answer."
        path="/search"
        noindex
      />
      <SearchPage asked={asked} />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
