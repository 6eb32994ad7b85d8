import { PageHead } from '../layout/page-head.tsx'
import { Compare } from '../tools/compare.tsx'

export default async function ComparePage() {
  return (
    <>
      <PageHead
        title="Boat and Flood Policies Side by Side"
        description="Agreed value and actual cash value, a boat on a homeowners policy, federal and private flood insurance, and what each limit of liability leaves."
        path="/compare"
      />
      <Compare />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
