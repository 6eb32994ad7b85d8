import { AboutHero, Appointment, OurMission, OurStory } from '../about/about-sections.tsx'
import { OurBrokers } from '../about/our-brokers.tsx'
import { loadCall } from '../call/load.ts'
import { lighthouse } from '../chart/pictures.ts'
import { hasProblems } from '../forms/form-state.ts'
import { agency } from '../http/agency.ts'
import { requestHeaders } from '../http/request.ts'
import { CallToAction } from '../layout/call-to-action.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { RESPONSE_HOURS } from '../settings/business.ts'
import { Picture } from '../ui/picture/picture.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'

export default async function AboutPage() {
  const { state, toast } = await loadCall(requestHeaders())
  return (
    <>
      <PageHead
        title="About Our Marine Insurance Agency in Bridgeport"
        description={`An independent Connecticut agency, specialized in marine and coastal insurance. Founded in ${agency().founded}, several insurers compared, an answer within ${RESPONSE_HOURS} hours on business days.`}
        path="/about"
        hasProblems={hasProblems(state)}
      />
      {toast && <ServerToast toast={toast} />}
      <AboutHero />
      <OurStory />
      <OurMission />
      <OurBrokers />
      <Appointment call={state} />
      <CallToAction
        title="See what we would do for your boat"
        text={`Three short steps, an answer within ${RESPONSE_HOURS} hours on business days, and no obligation.`}
        picture={<Picture {...lighthouse} sizes="(width>=48rem) 40vw,100vw" />}
        actions={[
          ['Get Your Free Quote', '/quote'],
          ['Schedule an Appointment', '/schedule'],
        ]}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
