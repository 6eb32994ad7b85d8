import type { StaffMember } from '../../../db/staff/staff.ts'
import { findVersion } from '../../../db/versions.ts'
import type { AdminPost } from '../../../db/writing/post-admin.ts'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { deletePost, type Publication, savePost } from '../../../db/writing/post-writing.ts'
import type { Upload } from '../../attachments/uploads.ts'
import { isId } from '../../http/is-id.ts'
import type { RerenderedPage } from '../../http/rerender.ts'
import type { Services } from '../../http/services.ts'
import { imagesNotMissing } from '../../images/site-sources.ts'
import { CHANGED_SINCE_OPENED, GONE_VERSION, TOO_MUCH } from '../editing/form-messages.ts'
import { handleEdit } from '../editing/handle-edit.ts'
import { unseenPictures } from '../editing/unseen-pictures.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { seeOther } from '../session/staff-form.ts'
import { checkPost, wantedPublication } from './check-post.ts'
import {
  answerInPlace,
  type EditedPost,
  overTheirs,
  postValues,
  valuesOf,
  valuesOfVersion,
} from './edited-post.ts'
import { missingPictureErrors, PICTURE_FIELDS, takePictures } from './post-pictures.ts'
import { handleState } from './post-state.tsx'
import {
  forgetUnsaved,
  NOT_DELETED,
  notSaved,
  type SavedPost,
  savedAnswer,
} from './saved-answer.ts'

/**
 * Five times the longest text in bytes: a text that is too long must be returned to its author too.
 */
const MAX_TEXT_BYTES = 4_000_000

/** Answers POST /api/staff/posts: the post form, whichever of its buttons sent it. */
export function handlePostForm(
  request: Request,
  services: Services,
): Promise<Response | RerenderedPage> {
  const { headers } = request
  return handleEdit(request, services, {
    ...{ permission: 'posts', failed: 'a post could not be saved', files: PICTURE_FIELDS },
    ...{ mostTextBytes: MAX_TEXT_BYTES, tooMuch: TOO_MUCH },
    read: (fields) => (fields.go === 'return' ? undefined : editedPost(fields)),
    again: (sent, { staff, problem, status }, { fields }) =>
      answerInPlace({ staff, post: { ...asSent(sent, fields), problem } }, status),
    async act(sent, staff, { fields, uploads }) {
      if (!sent) return bringBack(services, fields, staff)
      const stored = sent.id === undefined ? undefined : await findAdminPost(services.db, sent.id)
      const known = { current: stored, knownTime: fields.publishedAt, saidBefore: fields.said }
      const isInPlace = headers.get('accept') === 'application/json'
      const post: SentPost = { ...sent, stored, ...known, isInPlace }
      const answered = await act(services, post, fields.go ?? 'save', staff, uploads)
      if (!('saved' in answered)) return answered
      await forgetUnsaved(services.db, staff, post)
      return savedAnswer(headers, answered)
    },
  })
}

/** Brings the text of a former version back; its address and its time stay as they are. */
async function bringBack(
  { db }: Services,
  { id = '', version, versionId = '' }: Record<string, string>,
  staff: StaffMember,
): Promise<Response> {
  const [stored, former] = await Promise.all([
    findAdminPost(db, id),
    findVersion(db, { kind: 'posts', slug: id }, versionId),
  ])
  const say = (to: string, tone: 'success' | 'problem', text: string) =>
    seeOther(to, { flash: { tone, text } })
  if (!stored || !former) return say('/admin/posts', 'problem', GONE_VERSION)
  const values = { ...valuesOfVersion(former.columns), slug: stored.slug }
  const isForVisitors = stored.publishedAt !== undefined
  const checked = checkPost(values, isForVisitors)
  const href = `/admin/posts/${id}`
  if ('errors' in checked)
    return say(href, 'problem', Object.values(checked.errors)[0] ?? CHANGED_SINCE_OPENED)
  const { text } = checked
  const [lost] = isForVisitors
    ? Object.values(await missingPictureErrors(values.picture, text.content, imagesNotMissing))
    : []
  if (lost) return say(href, 'problem', lost)
  const edit = { id, version, text, staff, publication: 'as it is', origin: 'return' } as const
  const outcome = await savePost(db, edit)
  if ('done' in outcome) return say(href, 'success', 'The earlier text has been restored.')
  return outcome.refused === 'gone'
    ? say('/admin/posts', 'problem', GONE_VERSION)
    : say(href, 'problem', CHANGED_SINCE_OPENED)
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
  sent: SentPost,
  go: string,
  staff: StaffMember,
  uploads: Upload[],
): Promise<Response | RerenderedPage | SavedPost> {
  if (go === 'preview') return preview(sent, staff)
  if (go === 'delete') return remove(services, sent, staff)
  const post = await takePictures(services, sent, go, uploads)
  const isShownAgain = go === 'picture' || go === 'place' || post.placed || hasErrors(post)
  if (isShownAgain) return answerInPlace({ staff, post }, hasErrors(post) ? 422 : 200)
  return save(services, { ...sent, ...post }, go, staff)
}

function preview(sent: EditedPost, staff: StaffMember): RerenderedPage {
  const { markdown } = withErrors(sent, checkPost(sent.values, false)).errors ?? {}
  if (!markdown) return answerInPlace({ staff, post: sent }, 200, 'preview')
  return answerInPlace({ staff, post: { ...sent, errors: { markdown } } }, 422)
}

interface SentPost extends EditedPost {
  /** The post as it is stored. */
  current: AdminPost | undefined
  /** When it appears, as its page knew it. */
  knownTime?: string | undefined
  /** What its page has said of its pictures. */
  saidBefore: string | undefined
  /** Its page is not loaded again once it is saved. */
  isInPlace: boolean
}

async function save(
  services: Services,
  post: SentPost,
  go: string,
  staff: StaffMember,
): Promise<RerenderedPage | SavedPost> {
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
  const refused = [pictures, wanted, checked].reduce<EditedPost>(withErrors, post)
  if (hasErrors(refused) || !('text' in checked) || !('publication' in wanted))
    return answerInPlace({ staff, post: refused }, 422)
  const unseen = isForVisitors && unseenPictures(checked.text.markdown, checked.text.content)
  if (unseen && unseen !== post.saidBefore && unseen !== unseenBefore(post)) {
    const errors = { markdown: `${unseen} If that is as it should be, press the button again.` }
    return answerInPlace({ staff, post: { ...post, errors, said: unseen } }, 422)
  }
  const { id, newId, version } = post
  const { publication } = wanted
  const outcome = await savePost(services.db, {
    id,
    newId,
    version,
    text: checked.text,
    publication,
    staff,
  })
  if ('done' in outcome)
    return { saved: outcome.done, message: resultMessage(outcome.done, publication, post) }
  if (outcome.refused !== 'changed') return notSaved(post, outcome, staff)
  const { current } = outcome
  const { values, isConflict } = overTheirs(post.values, current)
  // Whoever saves without loading the page would not see what is theirs.
  const isApart = isConflict || post.isInPlace || hasOtherTime(post, current)
  const next = { ...post, values, version: current.version, stored: current, current }
  return isApart
    ? notSaved({ ...post, values }, outcome, staff)
    : save(services, { ...next, id: current.id, knownTime: current.publishedAt }, go, staff)
}

/** What could have been said of the text that visitors have now. */
function unseenBefore({ current }: SentPost): string | undefined {
  if (!current?.publishedAt) return undefined
  return unseenPictures(valuesOf(current).markdown, current.content)
}

/** Somebody else has published, scheduled or withdrawn the post since its form was opened. */
function hasOtherTime({ knownTime }: SentPost, current: AdminPost): boolean {
  return (knownTime || undefined) !== current.publishedAt
}

async function remove({ db }: Services, { id, version, ...post }: EditedPost, staff: StaffMember) {
  if (id === undefined) return seeOther('/admin/posts')
  const outcome = await deletePost(db, { id, version, staff })
  if ('refused' in outcome && outcome.refused !== 'gone') {
    // Who saves it then does not take back what somebody else has changed.
    const values =
      outcome.refused === 'changed' ? overTheirs(post.values, outcome.current).values : post.values
    return notSaved({ ...post, values, id, version }, outcome, staff, NOT_DELETED)
  }
  await forgetUnsaved(db, staff, { ...post, id })
  const wasScheduled = 'done' in outcome && handleState(outcome.done) === 'scheduled'
  const text = wasScheduled ? 'The scheduled post is deleted.' : 'The draft is deleted.'
  return seeOther('/admin/posts', { flash: { tone: 'success', text } })
}

function resultMessage(
  { publishedAt }: AdminPost,
  publication: Publication,
  { stored }: EditedPost,
): string {
  if (publication === 'withdrawn') {
    return handleState(stored) === 'published'
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
