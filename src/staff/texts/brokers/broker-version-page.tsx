import { findBroker } from '../../../../db/content/brokers.ts'
import { findBrokerVersion } from '../../../../db/texts/broker-versions.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { VersionView } from '../../editing/versions.tsx'
import { differencesIn } from '../../frame/differences.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { valuesOfWords, WORD_LABELS } from './broker-values.ts'
import { brokerHref } from './edited-broker.ts'

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
