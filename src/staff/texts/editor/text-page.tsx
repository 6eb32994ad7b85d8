import type { Town } from '../../../../db/content/towns.ts'
import type { Vessel } from '../../../../db/content/vessels.ts'
import { css } from '../../../../styled-system/css'
import { orFallback } from '../../../http/fallback.ts'
import { notFound } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { ProductBody } from '../../../products/product-body.tsx'
import { loadTown } from '../../../towns/load.ts'
import { TownBody } from '../../../towns/town-body.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { relatedVessels } from '../../../vessels/load.ts'
import { VesselBody } from '../../../vessels/vessel-body.tsx'
import { VersionList, VersionView } from '../../editing/versions.tsx'
import type { Difference } from '../../frame/differences.tsx'
import { TheirText } from '../../frame/differences.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { OutdatedReview } from '../../frame/outdated-review.tsx'
import { TwoSteps } from '../../frame/two-steps.tsx'
import { requireStaff } from '../../session/require-staff.ts'
import type { StaffMember } from '../../session/session.ts'
import type { RowsShape, Shapes, TypedRow, TypedText } from '../fields/field.ts'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { adminOf, type ShownText, type TextAdmin, type UnsavedPage } from '../text-admin.ts'
import { type EditedText, editorHref, textBeingAnswered } from './edited-text.ts'
import { TextForm, textAction } from './text-form.tsx'
import { TownPictures } from './town-picture.tsx'

/** The page on which the texts of a town, vessel type or product are edited. */
export async function TextPage(props: { kind: string; slug: string }) {
  const { staff, desk, text } = await loadTextForm(props.kind, props.slug)
  const { stored, problem, picture } = text
  const errors = text.errors ?? picture?.errors
  const isRefused = problem !== undefined || errors !== undefined
  return (
    <StaffFrame
      title={text.name ? `Texts of ${text.name}` : 'Texts of a page'}
      staff={staff}
      flash={isRefused ? { tone: 'problem', text: problem, errors: { ...errors } } : undefined}
    >
      {staff && <OutdatedReview path={`/${desk.kind}/${encodeURIComponent(text.slug)}`} />}
      <TextForm desk={desk} text={text} />
      {text.hasConflict && stored && (
        <TheirText differences={differences(desk.shapes, text.typed, stored.typed)} />
      )}
      {staff && stored && (
        <>
          {desk.kind === 'towns' && <TownPictures slug={text.slug} picture={picture} />}
          <VersionList
            versions={
              await orFallback(
                'the versions of a text',
                () => desk.versions(services().db, text.slug),
                [],
              )
            }
            href={editorHref(text)}
          />
          <ReturnToBuiltIn stored={stored} action={textAction(text)} />
        </>
      )}
    </StaffFrame>
  )
}

const inside = css({ display: 'grid', gap: '12', justifyItems: 'start' })

/** Two steps back to the text that came with the site. */
function ReturnToBuiltIn({ stored, action }: { stored: ShownText; action: string }) {
  if (!stored.isEdited || !stored.isBuiltIn) return null
  return (
    <TwoSteps label="Return to the built-in text">
      <form method="post" action={action} encType="multipart/form-data" className={inside}>
        <p>
          The page then shows the text that came with the site, and later releases may correct it
          again. Your text stays among the versions.
        </p>
        <input type="hidden" name="revision" value={stored.revision} />
        <Button type="submit" name="go" value="built-in">
          Return to it now
        </Button>
      </form>
    </TwoSteps>
  )
}

/** A former text of a page, beside what the page says now. */
export async function VersionPage(props: { kind: string; slug: string; versionId: string }) {
  const { slug, versionId } = props
  const staff = await requireStaff('texts')
  const desk = adminOf(props.kind) ?? notFound()
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

/** The fields in which two texts differ, in the order of the form, with what each says. */
function differences(shapes: Shapes, before: TypedText, after: TypedText): Difference[] {
  return shapes.flatMap(({ name, shape }) => {
    const label = 'control' in shape ? shape.control.label : shape.rows.label
    const say = (text: TypedText) =>
      'control' in shape ? asText(text[name]) : rowsAsText(shape.rows, text[name])
    const [old, now] = [say(before), say(after)]
    return old === now ? [] : [{ name, label, before: old, after: now }]
  })
}

function asText(value: TypedText[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

function rowsAsText(list: RowsShape, value: TypedText[string] | undefined): string {
  const rows = typeof value === 'object' ? value : []
  return rows.map((row) => rowAsText(list, row)).join('\n\n')
}

function rowAsText({ columns }: RowsShape, row: TypedRow): string {
  return columns
    .filter(({ name }) => row[name])
    .map(({ name, label }) => `${label}: ${row[name]}`)
    .join('\n')
}

/** The public page with what was typed, when it answers the form, or else with what is saved. */
export async function TextPreviewPage(props: { kind: string; slug: string }) {
  const isTyped = textBeingAnswered() !== undefined
  const { desk, text } = await loadTextForm(props.kind, props.slug)
  const preview = await desk.preview(services().db, text.slug, text.typed)
  if (!preview || 'errors' in preview) notFound()
  return (
    <PreviewFrame name={text.name ?? text.slug} isTyped={isTyped} editor={editorHref(text)}>
      <PagePreview page={preview.page} />
    </PreviewFrame>
  )
}

/** The public page below its head, with texts that are not saved. */
function PagePreview({ page }: { page: UnsavedPage }) {
  if ('town' in page) return <TownPreview town={page.town} />
  if ('vessel' in page) return <VesselPreview vessel={page.vessel} />
  return <ProductBody product={page.product} isKnown />
}

async function TownPreview({ town }: { town: Town }) {
  const { neighbors } = await loadTown(town.slug)
  return <TownBody town={town} neighbors={neighbors} />
}

async function VesselPreview({ vessel }: { vessel: Vessel }) {
  return <VesselBody vessel={vessel} related={await relatedVessels(vessel)} town={undefined} />
}

/**
 * Who sees an editor and what it shows: what was sent, when the page is the response to it;
 * otherwise what is stored. A page that does not exist is a 404.
 */
async function loadTextForm(
  kind: string,
  slug: string,
): Promise<{ staff: StaffMember | undefined; desk: TextAdmin; text: EditedText }> {
  const answer = textBeingAnswered()
  if (answer) {
    const { staff, text } = answer
    return { staff, text, desk: adminOf(text.kind) ?? notFound() }
  }
  const staff = await requireStaff('texts')
  const desk = adminOf(kind) ?? notFound()
  const stored = (await desk.load(services().db, slug)) ?? notFound()
  const { name, typed, revision } = stored
  return {
    staff,
    desk,
    text: { kind: desk.kind, slug, name, typed, revision, stored, before: desk.marks(typed) },
  }
}
