import { orFallback } from '../../../http/fallback.ts'
import { services } from '../../../http/services.ts'
import { VersionList } from '../../editing/versions.tsx'
import { StaffFrame } from '../../frame/frame.tsx'
import { OutdatedReview } from '../../frame/outdated-review.tsx'
import { TheirText } from '../../frame/their-text.tsx'
import { differences } from '../versions/differences.ts'
import { ReturnToBuiltIn } from '../versions/return-to-built-in.tsx'
import { editorHref } from './edited-text.ts'
import { loadTextForm } from './load-text.ts'
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
      {!staff && (
        <p>
          <a href="/admin/sign-in?to=/admin/texts" target="_blank" rel="noopener">
            Sign in, in a new tab
          </a>
        </p>
      )}
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
