import { css } from '../../../../styled-system/css'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { DifferencesList } from '../../frame/differences-list.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { officeTimeInWords } from '../../frame/office-time.ts'
import { requireStaff } from '../../session/require-staff.ts'
import { deskOf } from '../desk/text-kinds.ts'
import { editorHref } from '../editor/edited-text.ts'
import { textAction } from '../editor/text-form.tsx'
import { differences } from './differences.ts'
import { versionInWords } from './version-words.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12' })
const heading = css({ textStyle: 'section' })

/** A former text of a page, beside what the page says now. */
export async function VersionPage(props: { kind: string; slug: string; versionId: string }) {
  const { slug, versionId } = props
  const staff = await requireStaff('texts')
  const desk = deskOf(props.kind) ?? notFound()
  const { db } = services()
  const [current, version] = await Promise.all([
    desk.load(db, slug),
    desk.version(db, slug, versionId),
  ])
  if (!current || !version) notFound()
  const address = { kind: desk.kind, slug }
  const found = differences(desk.shapes, version.typed, current.typed)
  return (
    <StaffFrame title={`${current.name}: version ${version.number}`} staff={staff}>
      <p>
        {versionInWords(version)}, {officeTimeInWords(version.madeAt)}.
      </p>
      <div className={row}>
        {found.length > 0 && (
          <form method="post" action={textAction(address)} encType="multipart/form-data">
            <input type="hidden" name="revision" value={current.revision} />
            <input type="hidden" name="versionId" value={version.id} />
            <Button type="submit" name="go" value="return" tone="action">
              Restore this text
            </Button>
          </form>
        )}
        <ButtonLink href={editorHref(address)}>Back to the page’s texts</ButtonLink>
      </div>
      <h2 className={heading}>What differs</h2>
      <DifferencesList
        differences={found}
        names={{ before: `Version ${version.number}`, after: 'Now' }}
      />
    </StaffFrame>
  )
}
