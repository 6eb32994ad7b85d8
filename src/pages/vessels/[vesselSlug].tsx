import { answerWithStatus } from '../../http/page-status.ts'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { loadVessel } from '../../vessels/load.ts'
import type { VesselTown } from '../../vessels/vessel-actions.tsx'
import { VesselBody } from '../../vessels/vessel-body.tsx'
import { VesselHead } from '../../vessels/vessel-head.tsx'
import { VesselLoading } from '../../vessels/vessel-loading.tsx'
import { VesselNotFound } from '../../vessels/vessel-not-found.tsx'
import { VesselToast } from '../../vessels/vessel-toast.tsx'

export default async function VesselPage(props: { vesselSlug: string; query?: string }) {
  const vessel = <Vessel slug={props.vesselSlug} town={townFromQuery(props.query)} />
  return <WhileLoading fallback={<VesselLoading />}>{vessel}</WhileLoading>
}

async function Vessel({ slug, town }: { slug: string; town: VesselTown }) {
  const { vessel, related, failed } = await loadVessel(slug)
  if (!vessel) answerWithStatus(404)
  return (
    <>
      {failed && <VesselToast />}
      {vessel ? (
        <>
          <VesselHead vessel={vessel} town={town?.name} />
          <VesselBody vessel={vessel} related={related} town={town} />
        </>
      ) : (
        <VesselNotFound slug={slug} />
      )}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
