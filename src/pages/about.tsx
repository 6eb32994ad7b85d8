import { AboutClosing } from '../about/about-closing.tsx'
import { AboutHero } from '../about/about-hero.tsx'
import { Appointment } from '../about/appointment.tsx'
import { OurBrokers } from '../about/our-brokers.tsx'
import { OurMission } from '../about/our-mission.tsx'
import { OurStory } from '../about/our-story.tsx'
import { loadCall } from '../call/load.ts'
import { requestHeaders } from '../http/request.ts'
import { PageHead } from '../layout/page-head.tsx'
import { ServerToast } from '../ui/toast/server-toast.tsx'

export default async function AboutPage() {
  const { state, toast } = await loadCall(requestHeaders())
  return (
    <>
      <PageHead
        title="About Our Marine Insurance Agency in Bridgeport"
        description="An independent Connecticut agency that specializes in marine and coastal insurance. Founded in 2005, several insurers compared, a person who answers within 24 hours."
        path="/about"
        hasProblems={Object.keys(state.errors).length > 0}
      />
      <AboutHero />
      <OurStory />
      <OurMission />
      <OurBrokers />
      <Appointment call={state} />
      <AboutClosing />
      {toast && <ServerToast toast={toast} />}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
