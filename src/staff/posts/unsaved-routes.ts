import { type } from 'arktype'
import { Hono } from 'hono'
import { findAdminPost } from '../../../db/writing/post-admin.ts'
import { closeUnsaved, findUnsaved, writeUnsaved } from '../../../db/writing/unsaved-posts.ts'
import { limitBody } from '../../http/limit-body.ts'
import { services } from '../../http/services.ts'
import { fieldsOf, seeOther } from '../session/staff-form.ts'
import { allow, type StaffEnv } from '../session/staff-routes.ts'
import { type PostValues, postValues } from './edited-post.ts'
import type { UnsavedAnswer } from './post-fields.ts'

/** As much as the form itself can send. */
const MAX_UNSAVED_BYTES = 4_000_000

const Key = type(/^[\w-]{16,64}$/)
const Sent = type({
  id: Key,
  'staffId?': 'string <= 64',
  'postId?': 'string <= 64',
  'postVersion?': 'string <= 64',
  writer: Key,
  turn: 'number.integer >= 0',
  'continues?': 'string <= 64',
  fields: type({ '[string]': 'string' }),
})

/** What was typed into the form of a post and not saved, under /api/staff/unsaved-posts. */
export const unsavedApi = new Hono<StaffEnv>()

unsavedApi.use(allow('posts'), limitBody(MAX_UNSAVED_BYTES))

/** Stores it. Visitors see nothing of it, and neither do other people. */
unsavedApi.post('/', async (c) => {
  const sent = Sent(await c.req.json().catch(() => undefined))
  if (sent instanceof type.errors) return c.text('This is not the text of a post.', 400)
  const { db } = services()
  const staffId = c.get('staff').id
  // Somebody else has signed in with this browser since the page was opened.
  if ((sent.staffId ?? staffId) !== staffId)
    return c.text('This text belongs to another person.', 401)
  const { id, postId, postVersion, writer, turn, continues } = sent
  const fields = postValues(sent.fields)
  const outcome = await writeUnsaved(db, {
    ...{ id, staffId, postId, postVersion, writer, turn, continues, fields },
  })
  // No failure, which browsers would report in their console: text that is typed while its form is saved may come late.
  if ('refused' in outcome) return c.json<UnsavedAnswer>(outcome)
  if (postId === undefined && isBlank(fields)) await closeUnsaved(db, staffId, id)
  const post = postId === undefined ? undefined : await findAdminPost(db, postId)
  const isOutdated = postId !== undefined && post?.version !== postVersion
  return c.json<UnsavedAnswer>({ writtenAt: outcome.writtenAt, isOutdated })
})

/** A new post with nothing in it is nothing to go on with. */
function isBlank(fields: PostValues): boolean {
  return Object.values(fields).every((text) => text === '')
}

/** Discards it, from a form. */
unsavedApi.post('/discard', async (c) => {
  const { id = '', from } = await fieldsOf(c.req)
  const { db } = services()
  const { id: staffId } = c.get('staff')
  const unsaved = await findUnsaved(db, staffId, id)
  if (unsaved) await closeUnsaved(db, staffId, id)
  const post =
    unsaved?.postId && from !== 'list' ? await findAdminPost(db, unsaved.postId) : undefined
  return seeOther(post ? `/admin/posts/${post.id}` : '/admin/posts', {
    flash: { tone: 'success', text: 'The unsaved changes are discarded.' },
  })
})
