import type { Vessel } from '../../db/content/vessels.ts'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { CallToActionBanner } from '../ui/call-to-action-banner/call-to-action-banner.tsx'
import type { VesselTown } from './vessel-actions.tsx'
import { VesselActions } from './vessel-actions.tsx'
import { insuranceOf, inTown } from './vessel-name.ts'

/** What to do after reading. */
export function VesselCallToAction({ vessel, town }: { vessel: Vessel; town: VesselTown }) {
  return (
    <CallToActionBanner
      title={`${inTown(insuranceOf(vessel), town?.name)}: What Would Yours Cost?`}
      text={`We compare several insurers and answer within ${RESPONSE_HOURS} hours on business days. No obligation, and no pressure to move a policy that is good.`}
    >
      <VesselActions vessel={vessel.slug} town={town} />
    </CallToActionBanner>
  )
}
