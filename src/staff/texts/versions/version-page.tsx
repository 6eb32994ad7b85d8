import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { VersionView } from '../../editing/versions.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import { deskOf } from '../desk/text-kinds.ts'
import { editorHref } from '../editor/edited-text.ts'
import { textAction } from '../editor/text-form.tsx'
import { differences } from './differences.ts'

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
  return (
    <VersionView
      {...{ staff, version, name: current.name, action: textAction(address) }}
      differences={differences(desk.shapes, version.typed, current.typed)}
      hidden={{ revision: current.revision }}
      back={{ href: editorHref(address), label: 'Back to the page’s texts' }}
    />
  )
}
