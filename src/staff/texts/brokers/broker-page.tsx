import { findBroker } from '../../../../db/content/brokers.ts'
import { listBrokerVersions } from '../../../../db/texts/broker-versions.ts'
import { orFallback } from '../../../http/fallback.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { VersionList } from '../../editing/versions.tsx'
import { type Difference, differencesIn } from '../../frame/differences.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { TheirText } from '../../frame/their-text.tsx'
import { may } from '../../session/permissions.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { BrokerForm } from './broker-form.tsx'
import { BrokerReviews } from './broker-reviews.tsx'
import {
  BROKER_LABELS,
  BROKER_PICTURE,
  type BrokerValues,
  brokerValues,
  valuesOfBroker,
  WORD_LABELS,
} from './broker-values.ts'
import {
  type BrokerAnswer,
  brokerBeingAnswered,
  brokerHref,
  editedBroker,
} from './edited-broker.ts'
import { RemoveBroker } from './remove-broker.tsx'

/** The page on which a profile is edited. @param id Undefined for a new one. */
export async function BrokerPage({ id }: { id: string | undefined }) {
  const { staff, broker } = await loadBrokerForm(id)
  const { errors, problem, stored, values } = broker
  const isRefused = problem !== undefined || errors !== undefined
  return (
    <StaffFrame
      title={stored ? `Profile of ${stored.name}` : 'Profile of a broker'}
      staff={staff}
      flash={isRefused ? { tone: 'problem', text: problem, errors } : undefined}
    >
      {!staff && (
        <p>
          <a href="/admin/sign-in?to=/admin/texts/brokers" target="_blank" rel="noopener">
            Sign in, in a new tab
          </a>
        </p>
      )}
      <BrokerForm broker={broker} />
      {broker.hasConflict && stored && (
        <TheirText differences={differencesOf(values, valuesOfBroker(stored))} />
      )}
      {staff && stored && (
        <>
          {may(staff, 'reviews') && <BrokerReviews broker={stored} />}
          <VersionList versions={await versionsOf(stored.id)} href={brokerHref(stored.id)} />
          <RemoveBroker id={stored.id} revision={broker.revision} />
        </>
      )}
    </StaffFrame>
  )
}

function differencesOf(yours: BrokerValues, theirs: BrokerValues): Difference[] {
  const words = differencesIn(WORD_LABELS, yours, theirs)
  if (yours.picture === theirs.picture) return words
  const [before, after] = [yours.picture && 'The one that you chose', theirs.picture && 'Above']
  return [...words, { name: BROKER_PICTURE, label: BROKER_LABELS.picture, before, after }]
}

/** Who sees a profile, and what it says: as it was sent, when the page answers its form. */
export async function loadBrokerForm(
  id: string | undefined,
): Promise<Pick<BrokerAnswer, 'staff' | 'broker'>> {
  const answer = brokerBeingAnswered()
  if (answer) return answer
  const staff = await requireStaff('texts')
  if (id === undefined) {
    return { staff, broker: { id, revision: 0, before: '', values: brokerValues({ shown: 'on' }) } }
  }
  const stored = (await findBroker(services().db, id)) ?? notFound()
  return { staff, broker: editedBroker(stored) }
}

function versionsOf(id: string) {
  return orFallback('the versions of a profile', () => listBrokerVersions(services().db, id), [])
}
