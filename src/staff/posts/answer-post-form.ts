import { randomUUID } from 'node:crypto'
import type { StaffMember } from '../../../db/staff/staff.ts'
import type { DeskPost } from '../../../db/writing/post-desk.ts'
import { findDeskPost } from '../../../db/writing/post-desk.ts'
import {
  deletePost,
  type PostOutcome,
  type Publication,
  savePost,
} from '../../../db/writing/post-writing.ts'
import { FormError } from '../../attachments/form-error.ts'
import { withForm } from '../../attachments/read-form.ts'
import type { Upload } from '../../attachments/uploads.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { isId } from '../../http/is-id.ts'
import { log } from '../../http/log.ts'
import type { Services } from '../../http/services.ts'
import { imagesNotMissing } from '../../images/site-sources.ts'
import {
  APPEARED,
  BROKEN_FORM,
  BUILT_IN_SLUG,
  builtInPostMessage,
  CHANGED,
  GONE,
  SAVED_BEFORE,
  SIGNED_OUT,
  TOO_MUCH,
  UNAVAILABLE,
} from '../frame/form-messages.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { seeOther } from '../session/answer.ts'
import { may } from '../session/permissions.ts'
import { notAllowed } from '../session/refusals.ts'
import { staffOf } from '../session/session.ts'
import { maxTextBytes } from '../session/text-limit.ts'
import { checkPost, checkTime } from './check-post.ts'
import { answerInPlace, type EditedPost } from './edited-post.ts'
import { missingPictureErrors } from './missing-pictures.ts'
import { PICTURE_FIELDS, takePictures } from './post-pictures.ts'
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
      return answerInPlace({ staff, post: { ...sent, asSent: true, problem: SIGNED_OUT } }, 401)
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
    return answerInPlace({ staff, post: { ...sent, asSent: true, problem: UNAVAILABLE } }, 503)
  }
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
  const time = go === 'schedule' ? checkTime(post.values.at) : undefined
  const publication: Publication =
    time && 'at' in time
      ? time
      : go === 'publish'
        ? 'now'
        : go === 'withdraw'
          ? 'withdrawn'
          : 'as it is'
  const isForVisitors =
    go === 'publish' ||
    go === 'schedule' ||
    (go === 'save' && post.stored?.publishedAt !== undefined)
  const checked = checkPost(post.values, isForVisitors)
  const shown = 'text' in checked ? checked.text.content : checked.content
  const pictures = isForVisitors && {
    errors: await missingPictureErrors(post.values.picture, shown ?? '', imagesNotMissing),
  }
  const refused = [pictures, time, checked].reduce(withErrors, post)
  if (hasErrors(refused) || !('text' in checked))
    return answerInPlace({ staff, post: refused }, 422)
  const { id, newId, version } = post
  const outcome = await savePost(db, { id, newId, version, text: checked.text, publication, staff })
  return 'done' in outcome
    ? { saved: outcome.done, message: resultMessage(outcome.done, publication) }
    : notSaved(post, outcome, staff)
}

async function remove({ db }: Services, { id, version, ...post }: EditedPost, staff: StaffMember) {
  if (id === undefined) return seeOther('/admin/posts')
  const outcome = await deletePost(db, { id, version, staff })
  if ('refused' in outcome && outcome.refused !== 'gone')
    return notSaved({ ...post, id, version }, outcome, staff)
  await forgetUnsaved(db, staff, { ...post, id })
  return seeOther('/admin/posts', { flash: { tone: 'success', text: 'The draft is deleted.' } })
}

/** The form with everything that was typed, and the problem. */
function notSaved(
  post: EditedPost,
  outcome: Exclude<PostOutcome, { done: DeskPost }>,
  staff: StaffMember,
): PageInPlace {
  const again = (change: Partial<EditedPost>) =>
    answerInPlace({ staff, post: { ...post, ...change } }, 409)
  switch (outcome.refused) {
    case 'gone':
      return again({
        id: undefined,
        newId: randomUUID(),
        version: undefined,
        stored: undefined,
        problem: GONE,
      })
    case 'changed': {
      const { current } = outcome
      return again({
        id: current.id,
        version: current.version,
        stored: current,
        saved: current,
        problem: post.id === undefined ? SAVED_BEFORE : CHANGED,
      })
    }
    case 'published meanwhile':
      return again({ stored: outcome.current, problem: APPEARED })
    case 'slug taken':
      return again({
        errors: {
          slug: `There is a page at /blog/${outcome.slug} already. Give this post another address.`,
        },
      })
    case 'comes with the site':
      return again({ problem: builtInPostMessage(outcome.slug) })
    case 'slug comes with the site':
      return again({ errors: { slug: BUILT_IN_SLUG } })
    case 'slug fixed':
      return again({
        errors: {
          slug: `A published post keeps its address, /blog/${outcome.slug}: links and search engines know it. Withdraw it first to change that.`,
        },
      })
  }
}

function resultMessage({ publishedAt }: DeskPost, publication: Publication): string {
  if (publication === 'withdrawn') return 'Withdrawn. Visitors no longer see it.'
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
