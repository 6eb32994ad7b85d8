import { Suspense } from 'react'
import { isNavigation } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { VesselGroups, VesselSkeletons } from '../../vessels/vessel-groups.tsx'
import { VesselsClosing } from '../../vessels/vessels-closing.tsx'
import { VesselsHero } from '../../vessels/vessels-hero.tsx'
import { VesselsQuestions } from '../../vessels/vessels-questions.tsx'

export default async function VesselsPage() {
  return (
    <>
      <PageHead
        title="Boat Insurance by Vessel Type"
        description="Sailboats, motorboats, personal watercraft, charter and commercial vessels: what insurance for each type covers, leaves out and costs more for, in Connecticut."
        path="/vessels"
      />
      <VesselsHero />
      {isNavigation() ? (
        <Suspense fallback={<VesselSkeletons />}>
          <VesselGroups />
        </Suspense>
      ) : (
        <VesselGroups />
      )}
      <VesselsQuestions />
      <VesselsClosing />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
