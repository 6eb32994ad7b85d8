import { css } from '../../../styled-system/css'
import { answerWithStatus } from '../../http/page-status.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { WhileLoading } from '../../layout/while-loading.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Page } from '../../ui/layout.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'
import { loadVessel } from '../../vessels/load.ts'
import type { VesselTown } from '../../vessels/vessel-actions.tsx'
import { VesselBody } from '../../vessels/vessel-body.tsx'
import { VesselHead } from '../../vessels/vessel-head.tsx'

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

const waiting = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: '28rem',
  color: 'quiet',
  _before: {
    content: '""',
    width: '24',
    height: '24',
    border: '4px solid token(colors.line)',
    borderTopColor: 'ink',
    borderRadius: 'round',
    animation: 'turn 1s linear infinite',
    _motionReduce: { animation: 'none' },
  },
})

/** Shown while a vessel type loads. */
function VesselLoading() {
  return (
    <Page>
      <p className={waiting} role="status">
        Loading vessel information...
      </p>
    </Page>
  )
}

const section = css({
  py: { base: '48', md: '80' },
  display: 'grid',
  gap: '24',
  justifyItems: 'start',
})
const title = css({ textStyle: 'title' })
const reason = css({ textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' })

/**
 * Shown for an unknown vessel type.
 * @param slug The last part of the address.
 */
function VesselNotFound({ slug }: { slug: string }) {
  return (
    <Page width="text">
      <PageHead
        title="Vessel Not Found"
        description="There is no vessel type at this address. The list has them all."
      />
      <div className={section}>
        <h1 className={title}>Vessel Not Found</h1>
        <p>
          We couldn't find the requested vessel information. Please check the URL or try again
          later.
        </p>
        <p className={reason}>{reasonFor(slug)}</p>
        <ButtonLink tone="action" href="/vessels">
          View All Vessels
        </ButtonLink>
      </div>
    </Page>
  )
}

/** An address can name nothing although it has a last part: `/vessels/%20`. */
function reasonFor(slug: string): string {
  const isBlank = slug.replaceAll('%20', '').trim() === ''
  return isBlank ? 'No vessel slug provided' : `Vessel with slug ${slug} not found`
}

/** The toast when a vessel type could not be read, with or without a fallback. */
function VesselToast() {
  return (
    <ServerToast
      toast={{
        tone: 'problem',
        title: 'Could not load vessel details',
        text: 'Failed to load vessel information',
      }}
    />
  )
}
