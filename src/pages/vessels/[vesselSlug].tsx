import { Suspense } from 'react'
import { answerWithStatus } from '../../http/page-status.ts'
import { isNavigation } from '../../http/request.ts'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { loadVessel } from '../../vessels/load.ts'
import { RelatedVessels } from '../../vessels/related-vessels.tsx'
import type { VesselTown } from '../../vessels/vessel-actions.tsx'
import { VesselClosing } from '../../vessels/vessel-closing.tsx'
import { VesselHead } from '../../vessels/vessel-head.tsx'
import { VesselHero } from '../../vessels/vessel-hero.tsx'
import { VesselInTown } from '../../vessels/vessel-in-town.tsx'
import { VesselLoading } from '../../vessels/vessel-loading.tsx'
import { VesselNotFound } from '../../vessels/vessel-not-found.tsx'
import { VesselOverview } from '../../vessels/vessel-overview.tsx'
import { VesselQuestions } from '../../vessels/vessel-questions.tsx'
import { VesselSections } from '../../vessels/vessel-sections.tsx'
import { VesselToast } from '../../vessels/vessel-toast.tsx'

export default async function VesselPage(props: { vesselSlug: string; query?: string }) {
  const vessel = <Vessel slug={props.vesselSlug} town={townFromQuery(props.query)} />
  return isNavigation() ? <Suspense fallback={<VesselLoading />}>{vessel}</Suspense> : vessel
}

async function Vessel({ slug, town }: { slug: string; town: VesselTown }) {
  const { vessel, related, failed } = await loadVessel(slug)
  if (!vessel) answerWithStatus(404)
  return (
    <>
      {vessel ? (
        <>
          <VesselHead vessel={vessel} town={town?.name} />
          <VesselHero vessel={vessel} town={town} />
          <VesselInTown vessel={vessel} town={town} />
          <VesselOverview vessel={vessel} />
          <VesselSections sections={vessel.content.sections} />
          <VesselQuestions questions={vessel.questions} />
          <RelatedVessels vessels={related} town={town} />
          <VesselClosing vessel={vessel} town={town} />
        </>
      ) : (
        <VesselNotFound />
      )}
      {failed && <VesselToast />}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
