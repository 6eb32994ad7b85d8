import type { StaffMember } from '../../../db/staff/staff.ts'
import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { findDeskPost } from '../../../db/writing/post-desk.ts'
import { deletePost, type Publication, savePost } from '../../../db/writing/post-writing.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { Upload } from '../../attachments/uploads.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { isId } from '../../http/is-id.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { imagesNotMissing } from '../../images/site-sources.ts'
import { BROKEN_FORM, SIGNED_OUT, TOO_MUCH, UNAVAILABLE } from '../frame/form-messages.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { seeOther } from '../session/answer.ts'
import { may } from '../session/permissions.ts'
import { notAllowed } from '../session/refusals.ts'
import { staffOf } from '../session/session.ts'
import { maxTextBytes } from '../session/text-limit.ts'
import { checkPost } from './check-post.ts'
import { answerInPlace, type EditedPost } from './edited-post.ts'
import { missingPictureErrors } from './missing-pictures.ts'
import { NOT_DELETED, notSaved } from './not-saved.ts'
import { PICTURE_FIELDS, takePictures } from './post-pictures.ts'
import { postState } from './post-state.tsx'
import { wantedPublication } from './post-time.ts'
import { postValues } from './post-values.ts'
import { forgetUnsaved, type SavedPost, savedAnswer } from './saved-answer.ts'

/**
 * Five times the longest text in bytes: a text that is too long must be returned to its author too.
 */
const MAX_TEXT_BYTES = 4_000_000

/**
 * Answers POST /api/staff/posts: the post form, whichever of its buttons sent it. It checks the
 * session itself, because what was typed must also be returned when the session has expired.
 * @returns A redirect once all is saved; otherwise the form as it was sent, with the reason.
 */
export async function answerPostForm(
  request: Request,
  services: Services,
): Promise<Response | PageInPlace> {
  try {
    const reading = { ...services, maxTextBytes: await maxTextBytes(request, MAX_TEXT_BYTES) }
    return await withForm(request, reading, PICTURE_FIELDS, ({ fields, uploads }) =>
      answer(request, services, fields.last(), uploads),
    )
  } catch (error) {
    if (!(error instanceof FormError)) throw error
    return new Response(error.fault === 'too large' ? TOO_MUCH : BROKEN_FORM, {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

async function answer(
  request: Request,
  services: Services,
  fields: Record<string, string>,
  uploads: Upload[],
): Promise<Response | PageInPlace> {
  const sent = editedPost(fields)
  let staff: StaffMember | undefined
  try {
    staff = await staffOf(request.headers)
    if (!staff) {
      return answerInPlace({ staff, post: { ...asSent(sent, fields), problem: SIGNED_OUT } }, 401)
    }
    if (!may(staff, 'posts')) return notAllowed('posts')
    const stored = sent.id === undefined ? undefined : await findDeskPost(services.db, sent.id)
    const post = { ...sent, stored }
    const answered = await act(services, post, fields.go ?? 'save', staff, uploads)
    if (!('saved' in answered)) return answered
    await forgetUnsaved(services.db, staff, post)
    return savedAnswer(request.headers, answered)
  } catch (err) {
    log.error({ err }, 'a post could not be saved')
    return answerInPlace({ staff, post: { ...asSent(sent, fields), problem: UNAVAILABLE } }, 503)
  }
}

/** With the buttons that its page had: the message says to press the same one again. */
function asSent(sent: EditedPost, { publishedAt = '' }: Record<string, string>): EditedPost {
  const isState = sent.id !== undefined && !Number.isNaN(Date.parse(publishedAt))
  const stored = isState ? { slug: sent.values.slug, publishedAt } : undefined
  return { ...sent, asSent: true, stored }
}

function editedPost(fields: Record<string, string>): EditedPost {
  return {
    id: fields.id || undefined,
    newId: isId(fields.newId) ? fields.newId : undefined,
    version: fields.version || undefined,
    values: postValues(fields),
    stored: undefined,
    unsaved: { id: fields.unsaved ?? '', writer: fields.writer ?? '' },
  }
}

async function act(
  services: Services,
  sent: EditedPost,
  go: string,
  staff: StaffMember,
  uploads: Upload[],
): Promise<Response | PageInPlace | SavedPost> {
  if (go === 'preview') return preview(sent, staff)
  if (go === 'delete') return remove(services, sent, staff)
  const post = await takePictures(services, sent, go, uploads)
  const isShownAgain = go === 'picture' || go === 'place' || post.placed || hasErrors(post)
  if (isShownAgain) return answerInPlace({ staff, post }, hasErrors(post) ? 422 : 200)
  return save(services, post, go, staff)
}

function preview(sent: EditedPost, staff: StaffMember): PageInPlace {
  const { markdown } = withErrors(sent, checkPost(sent.values, false)).errors ?? {}
  if (!markdown) return answerInPlace({ staff, post: sent }, 200, 'preview')
  return answerInPlace({ staff, post: { ...sent, errors: { markdown } } }, 422)
}

async function save(
  { db }: Services,
  post: EditedPost,
  go: string,
  staff: StaffMember,
): Promise<PageInPlace | SavedPost> {
  const wanted = wantedPublication(post, go)
  const isForVisitors =
    go === 'publish' ||
    go === 'schedule' ||
    (go === 'save' && post.stored?.publishedAt !== undefined)
  const checked = checkPost(post.values, isForVisitors)
  const shown = 'text' in checked ? checked.text.content : checked.content
  const pictures = isForVisitors && {
    errors: await missingPictureErrors(post.values.picture, shown ?? '', imagesNotMissing),
  }
  const refused = [pictures, wanted, checked].reduce(withErrors, post)
  if (hasErrors(refused) || !('text' in checked) || !('publication' in wanted))
    return answerInPlace({ staff, post: refused }, 422)
  const { id, newId, version } = post
  const { publication } = wanted
  const outcome = await savePost(db, { id, newId, version, text: checked.text, publication, staff })
  return 'done' in outcome
    ? { saved: outcome.done, message: resultMessage(outcome.done, publication, post) }
    : notSaved(post, outcome, staff)
}

async function remove({ db }: Services, { id, version, ...post }: EditedPost, staff: StaffMember) {
  if (id === undefined) return seeOther('/admin/posts')
  const outcome = await deletePost(db, { id, version, staff })
  if ('refused' in outcome && outcome.refused !== 'gone')
    return notSaved({ ...post, id, version }, outcome, staff, NOT_DELETED)
  await forgetUnsaved(db, staff, { ...post, id })
  const wasScheduled = 'done' in outcome && postState(outcome.done) === 'scheduled'
  const text = wasScheduled ? 'The scheduled post is deleted.' : 'The draft is deleted.'
  return seeOther('/admin/posts', { flash: { tone: 'success', text } })
}

function resultMessage(
  { publishedAt }: DeskPost,
  publication: Publication,
  { stored }: EditedPost,
): string {
  if (publication === 'withdrawn') {
    return postState(stored) === 'published'
      ? 'Withdrawn. Visitors no longer see it.'
      : 'Withdrawn. The post is a draft again.'
  }
  if (publication === 'now') return 'Published. Every page that lists posts shows it.'
  if (typeof publication === 'object')
    return `Scheduled. It appears on ${officeTimeInWords(publication.at)}.`
  return publishedAt === undefined ? 'Saved as a draft.' : 'Saved.'
}

function withErrors(post: EditedPost, checked: object | false | undefined): EditedPost {
  const errors = checked && 'errors' in checked ? (checked.errors as object) : {}
  return { ...post, errors: { ...post.errors, ...errors } }
}

function hasErrors({ errors = {} }: EditedPost): boolean {
  return Object.keys(errors).length > 0
}
