import { type Broker, findBroker } from '../../../../db/content/brokers.ts'
import { findBrokerVersion, listBrokerVersions } from '../../../../db/texts/broker-admin.ts'
import { css } from '../../../../styled-system/css'
import { Brokers } from '../../../about/our-brokers.tsx'
import { orFallback } from '../../../http/fallback.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { Button } from '../../../ui/button/button.tsx'
import { VersionList, VersionView } from '../../editing/versions.tsx'
import { type Difference, differencesIn, TheirText } from '../../frame/differences.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { TwoSteps } from '../../frame/two-steps.tsx'
import { may } from '../../session/permissions.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { BrokerForm } from './broker-form.tsx'
import { BrokerReviews } from './broker-reviews.tsx'
import {
  BROKER_LABELS,
  BROKER_PICTURE,
  type BrokerAnswer,
  type BrokerValues,
  brokerBeingAnswered,
  brokerHref,
  brokerValues,
  checkBroker,
  type EditedBroker,
  editedBroker,
  valuesOfBroker,
  valuesOfWords,
  WORD_LABELS,
} from './broker-values.ts'

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
async function loadBrokerForm(
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

const inside = css({ display: 'grid', gap: '12', justifyItems: 'start' })

/**
 * Two steps to remove a profile.
 * @param props.revision What the page shows of it.
 */
function RemoveBroker({ id, revision }: { id: string; revision: number }) {
  return (
    <TwoSteps label="Remove this profile">
      <form method="post" action="/api/staff/brokers/remove" className={inside}>
        <p>
          The profile, its picture and its versions are deleted for good. To take it off the site
          for a while, clear “Show this profile on the site” instead.
        </p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit">Remove for good</Button>
      </form>
    </TwoSteps>
  )
}

/** A former text of a profile, beside what it says now. */
export async function BrokerVersionPage({ id, versionId }: { id: string; versionId: string }) {
  const staff = await requireStaff('texts')
  const { db } = services()
  const [current, version] = await Promise.all([
    findBroker(db, id),
    findBrokerVersion(db, id, versionId),
  ])
  if (!current || !version) notFound()
  const [before, now] = [valuesOfWords(version.words), valuesOfWords(current)]
  return (
    <VersionView
      {...{ staff, version, name: current.name, action: '/api/staff/brokers/return' }}
      differences={differencesIn(WORD_LABELS, before, now)}
      hidden={{ id, revision: `${current.revision}` }}
      back={{ href: brokerHref(id), label: 'Back to the profile' }}
    />
  )
}

const hidden = css({ srOnly: true })

/** The profile as the About page shows it: with what was typed, when it answers the form. */
export async function BrokerPreviewPage({ id }: { id: string }) {
  const isTyped = brokerBeingAnswered() !== undefined
  const { broker } = await loadBrokerForm(id)
  return (
    <PreviewFrame
      name={broker.values.name}
      isTyped={isTyped}
      editor={brokerHref(broker.id)}
      note="A new picture shows once it is saved."
    >
      <h1 className={hidden}>Profile of {broker.values.name}</h1>
      <Brokers brokers={[asShown(broker)]} />
    </PreviewFrame>
  )
}

function asShown({ values, stored, revision }: EditedBroker): Broker {
  const checked = checkBroker(values)
  if ('errors' in checked) notFound()
  const picture = values.withoutPicture ? undefined : stored?.picture
  return { ...checked.text, id: stored?.id ?? 'new', revision, picture }
}
