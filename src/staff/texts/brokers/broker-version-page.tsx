import { findBroker } from '../../../../db/content/brokers.ts'
import { findBrokerVersion } from '../../../../db/texts/broker-versions.ts'
import { css } from '../../../../styled-system/css'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { differencesIn } from '../../frame/differences.ts'
import { DifferencesList } from '../../frame/differences-list.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { officeTimeInWords } from '../../frame/office-time.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { versionInWords } from '../versions/version-words.ts'
import { valuesOfWords, WORD_LABELS } from './broker-values.ts'
import { brokerHref } from './edited-broker.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
const heading = css({ textStyle: 'section' })

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
  const found = differencesIn(WORD_LABELS, before, now)
  return (
    <StaffFrame title={`${current.name}: version ${version.number}`} staff={staff}>
      <p>
        {versionInWords(version)}, {officeTimeInWords(version.madeAt)}.
      </p>
      <div className={row}>
        {found.length > 0 && (
          <form method="post" action="/api/staff/brokers/return">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="revision" value={current.revision} />
            <input type="hidden" name="versionId" value={version.id} />
            <Button type="submit" tone="action">
              Restore this text
            </Button>
          </form>
        )}
        <ButtonLink href={brokerHref(id)}>Back to the profile</ButtonLink>
      </div>
      <h2 className={heading}>What differs</h2>
      <DifferencesList
        differences={found}
        names={{ before: `Version ${version.number}`, after: 'Now' }}
      />
    </StaffFrame>
  )
}
