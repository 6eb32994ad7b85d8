import type { TextKind } from '../../../../db/schema/text-versions.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import type { ToastMessage } from '../../../ui/toast/server-toast.tsx'
import type { TextErrors, TypedText } from '../fields/field.ts'
import type { ShownText } from '../text-admin.ts'
import type { PictureErrors, PictureValues } from './picture-values.ts'

/** A text as its form shows it: stored, or sent and not saved. */
export interface EditedText {
  kind: TextKind
  slug: string
  /** The page's name; unknown if the database was not asked. */
  name?: string | undefined
  typed: TypedText
  /** What the next save must find. */
  revision: string
  /** The marks of what its form showed: see `mergeEdits`. */
  before: string
  /** What is stored; missing if the sender is not known to be staff, or it cannot be read. */
  stored?: ShownText | undefined
  errors?: TextErrors | undefined
  /** Why it was not saved, when the reason is not a field. */
  problem?: string | undefined
  /** The list that gets more empty rows. */
  moreRowsOf?: string | undefined
  /** It is shown because somebody else saved the page meanwhile. */
  hasConflict?: boolean
  /** A picture that was sent and not stored. */
  picture?: EditedPicture
}

/** What was typed beside a picture, and why it was refused. */
export interface EditedPicture {
  values: PictureValues
  errors?: PictureErrors
  toast?: ToastMessage
}

/** The page of a text as the response to its form. */
export interface TextAnswer extends RerenderedPage {
  /** Undefined when the sender is no longer signed in. */
  staff: StaffMember | undefined
  text: EditedText
}

/** The text that the page being rendered shows, when it answers the form. */
export function textBeingAnswered(): TextAnswer | undefined {
  return rerenderedPage<TextAnswer>('text')
}

/** The form, or the preview, as the response to what was sent. */
export function textInPlace(
  answer: Pick<TextAnswer, 'staff' | 'text'>,
  status: number,
  page: 'form' | 'preview' = 'form',
): TextAnswer {
  const form = editorHref(answer.text)
  return { ...answer, path: page === 'form' ? form : `${form}/preview`, status }
}

/** The address of the editor of a page. */
export function editorHref({ kind, slug }: { kind: TextKind; slug: string }): string {
  return `/admin/texts/${kind}/${encodeURIComponent(slug)}`
}
