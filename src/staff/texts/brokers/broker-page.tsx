import { findBroker } from '../../../../db/content/brokers.ts'
import { listBrokerVersions } from '../../../../db/texts/broker-versions.ts'
import { css } from '../../../../styled-system/css'
import { orFallback } from '../../../http/fallback.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../frame/frame.tsx'
import { may } from '../../session/permissions.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { DifferencesList } from '../versions/differences-list.tsx'
import { VersionList } from '../versions/version-list.tsx'
import { brokerDifferences } from './broker-differences.ts'
import { BrokerForm } from './broker-form.tsx'
import { BrokerReviews } from './broker-reviews.tsx'
import { brokerValues, valuesOfBroker } from './broker-values.ts'
import {
  type BrokerAnswer,
  brokerBeingAnswered,
  brokerHref,
  editedBroker,
} from './edited-broker.ts'
import { RemoveBroker } from './remove-broker.tsx'

const stack = css({ display: 'grid', gap: '24' })
const heading = css({ textStyle: 'section' })

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
        <section className={stack} aria-labelledby="theirs">
          <h2 id="theirs" className={heading}>
            Where their text differs from yours
          </h2>
          <DifferencesList
            differences={brokerDifferences(values, valuesOfBroker(stored))}
            names={{ before: 'Yours', after: 'Theirs' }}
          />
        </section>
      )}
      {staff && stored && (
        <>
          {may(staff, 'reviews') && <BrokerReviews broker={stored} />}
          <VersionList versions={await versionsOf(stored.id)} href={brokerHref(stored.id)} />
          <RemoveBroker id={stored.id} />
        </>
      )}
    </StaffFrame>
  )
}

/** Who sees a profile, and what it says: as it was sent, when the page answers its form. */
export async function loadBrokerForm(
  id: string | undefined,
): Promise<Pick<BrokerAnswer, 'staff' | 'broker'>> {
  const answer = brokerBeingAnswered()
  if (answer) return answer
  const staff = await requireStaff('texts')
  if (id === undefined) {
    return { staff, broker: { id, revision: 0, values: brokerValues({ shown: 'on' }) } }
  }
  const stored = (await findBroker(services().db, id)) ?? notFound()
  return { staff, broker: editedBroker(stored) }
}

function versionsOf(id: string) {
  return orFallback('the versions of a profile', () => listBrokerVersions(services().db, id), [])
}
