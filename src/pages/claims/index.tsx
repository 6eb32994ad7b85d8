import { Claims } from '../../claims/claims.tsx'
import { PageHead } from '../../layout/page-head.tsx'

export default async function ClaimsPage() {
  return (
    <>
      <PageHead
        title="Claims: The First Hour"
        description="A grounding, a sinking, a fire, a theft, a spill or a flooded house: whom to call in which order, what to photograph, what not to sign, and by when to report."
        path="/claims"
      />
      <Claims />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
