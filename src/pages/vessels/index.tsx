import { CallToAction, CONSULTATION } from '../../layout/call-to-action.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { RESPONSE_HOURS } from '../../settings/business.ts'
import {
  VesselGroups,
  VesselSkeletons,
  VesselsHero,
  VesselsQuestions,
} from '../../vessels/index-sections.tsx'

export default async function VesselsPage() {
  return (
    <>
      <PageHead
        title="Boat Insurance by Vessel Type"
        description="Sailboats, motorboats, personal watercraft, charter and commercial vessels: what insurance for each type covers, leaves out and costs more for, in Connecticut."
        path="/vessels"
      />
      <VesselsHero />
      <WhileLoading fallback={<VesselSkeletons />}>
        <VesselGroups />
      </WhileLoading>
      <VesselsQuestions />
      <CallToAction
        title="Not Sure Where Your Boat Belongs?"
        text={`Tell us what kind of boat you have and how you use it. We answer within ${RESPONSE_HOURS} hours on business days, with no obligation.`}
        actions={[
          ['Get a Free Quote', '/quote'],
          ['Schedule a Consultation', CONSULTATION],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
