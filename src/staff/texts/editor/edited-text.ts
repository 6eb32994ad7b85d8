import type { NewTownPicture } from '../../../../db/content/town-pictures.ts'
import type { TextKind } from '../../../../db/schema/text-versions.ts'
import type { StaffMember } from '../../../../db/staff/staff.ts'
import { cleanValues } from '../../../forms/values.ts'
import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import type { ToastMessage } from '../../../ui/toast/server-toast.tsx'
import type { TextErrors, TypedText } from '../fields/field.ts'
import { isHttps } from '../fields/leaves.ts'
import type { ShownText } from '../text-admin.ts'

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
interface TextAnswer extends RerenderedPage {
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

const PICTURE_TEXTS = ['alt', 'photographerName', 'photographerLink', 'license'] as const

type PictureText = (typeof PICTURE_TEXTS)[number]
type PictureValues = Record<PictureText, string>
/** The file field of the form, and its texts. */
type PictureErrors = Partial<Record<PictureText | typeof PICTURE_FILE, string>>

export const PICTURE_FILE = 'picture'

const MOST_CHARACTERS: Record<PictureText, number> = {
  alt: 200,
  photographerName: 100,
  photographerLink: 300,
  license: 60,
}

/** What was typed beside a picture, as text that can be stored. */
export function pictureValues(fields: Record<string, string>): PictureValues {
  return cleanValues(PICTURE_TEXTS, fields)
}

/** The texts of a picture, or a message for each that is wrong. */
export function checkPicture(
  values: PictureValues,
): { texts: Pick<NewTownPicture, PictureText> } | { errors: PictureErrors } {
  const errors: PictureErrors = {}
  for (const name of PICTURE_TEXTS) {
    if (values[name].length > MOST_CHARACTERS[name])
      errors[name] = `Please keep this under ${MOST_CHARACTERS[name]} characters.`
  }
  if (!values.alt) errors.alt = 'Say what the picture shows, for those who cannot see it.'
  if (!values.photographerName) errors.photographerName = 'Say who took the picture.'
  if (values.photographerLink && !isHttps(values.photographerLink))
    errors.photographerLink = 'The link must begin with https://.'
  return Object.keys(errors).length > 0 ? { errors } : { texts: values }
}
