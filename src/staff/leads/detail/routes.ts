import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { deleteLeads, deleteUnchanged } from '../../../../db/leads/delete-leads.ts'
import { type ContactWay, contactEntry, markAnswered } from '../../../../db/leads/lead-contact.ts'
import { addNote } from '../../../../db/leads/lead-notes.ts'
import { sendAgain } from '../../../../db/leads/resend.ts'
import { findSubmission } from '../../../../db/leads/submissions.ts'
import { releaseLeads } from '../../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../../db/open.ts'
import { withForm } from '../../../attachments/read-form.ts'
import { isId } from '../../../http/is-id.ts'
import { log } from '../../../http/log.ts'
import type { RerenderedPage } from '../../../http/rerender.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { orBroken } from '../../editing/handle-edit.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import type { StaffMember } from '../../session/session.ts'
import { type Fields, fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { leadHref, listOpenedFrom } from '../addresses.ts'
import { handleAnswers } from './handle-answers.ts'
import { CERTIFICATE_FILE, postCertificate } from './handle-certificate.ts'
import { postAsk, postDocument, typedAsking } from './handle-documents.ts'
import { postReply, postTemplate, typedReply } from './handle-reply.ts'
import { handleSame } from './handle-same.ts'
import { handleState } from './handle-state.ts'
import { handleUndo, undoOf } from './handle-undo.ts'
import { type LeadAnswer, type LeadDone, leadDone, leadInPlace } from './lead-answer.ts'
import { changesIn, checkNote, revisionIn, setIn, stateMarks } from './state-values.ts'

type Answer = Response | RerenderedPage
type Result = Response | LeadAnswer | LeadDone
type Action = (id: string, fields: Fields, staff: StaffMember) => Promise<Result>

const LIST = '/admin/leads'
/** Several times the longest note in its longest letters: what is too long must come back too. */
export const MAX_NOTE_FORM_BYTES = 256 * 1024

/**
 * What staff do with one lead; signed in, and from a page of this site.
 * @param orInPlace Makes a page that is the answer to a form.
 */
export function leadApi(orInPlace: (c: Context, answer: Answer) => Promise<Response>) {
  const routes = new Hono<StaffEnv>()
  const actions: Record<string, Action> = {
    state: handleState,
    notes: postNote,
    answered: postAnswered,
    reply: postReply,
    template: postTemplate,
    ask: postAsk,
    document: postDocument,
    'send-again': postSendAgain,
    'same-person': async (id, fields, staff) => (await handleSame(id, fields, staff)) ?? gone(id),
    release: async (id, _, staff) => (await handleRelease(id, staff)) ?? gone(id),
    spam: async (id, _, staff) => (await handleSpam(id, staff)) ?? gone(id),
    undo: async (id, fields, staff) => (await handleUndo(id, fields, staff)) ?? gone(id),
    delete: postDelete,
  }
  for (const [name, action] of Object.entries(actions)) {
    routes.post(`/:id/${name}`, async (c) => {
      const id = c.req.param('id') ?? ''
      const fields = await fieldsOf(c.req)
      const result = await done(c.req.path, action, id, fields, c.get('staff'))
      // Only the form of what is typed says to which list the page leads back.
      const list = fields.list ?? listOpenedFrom(c.req.header('referer'))
      return orInPlace(c, withTyped(result, id, typedBeside(name, fields), list))
    })
  }
  routes.post('/:id/answers', async (c) => {
    const id = c.req.param('id')
    const fields = await fieldsOf(c.req)
    const answer = await done(c.req.path, handleAnswers, id, fields, c.get('staff'))
    return orInPlace(c, answer ?? gone(id))
  })
  routes.post('/:id/certificate', async (c) => {
    const id = c.req.param('id')
    const reading = { ...services(), maxTextBytes: MAX_NOTE_FORM_BYTES }
    const answer = await orBroken(() =>
      withForm(c.req.raw, reading, CERTIFICATE_FILE, async (form) => {
        const fields = form.fields.last()
        const action: Action = (id, fields, staff) =>
          postCertificate(id, fields, form.uploads, staff)
        const result = await done(c.req.path, action, id, fields, c.get('staff'))
        const list = fields.list ?? listOpenedFrom(c.req.header('referer'))
        return withTyped(result, id, typedBeside('certificate', fields), list)
      }),
    )
    return orInPlace(c, answer)
  })
  return routes
}

async function done<Done>(
  path: string,
  action: (id: string, fields: Fields, staff: StaffMember) => Promise<Done>,
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<Done | Response | LeadAnswer> {
  if (!isId(id)) return gone(id)
  try {
    return await action(id, fields, staff)
  } catch (err) {
    log.error({ err }, 'a lead could not be worked on')
    return databaseUnavailable({ to: path, fields: Object.entries(fields), staffId: staff.id })
  }
}

const postNote: Action = async (id, fields, staff) => {
  const { note, error } = checkNote(fields.note)
  const noteKey = isId(fields.noteKey) ? fields.noteKey : undefined
  if (error) {
    return leadInPlace({
      leadId: id,
      status: 422,
      problem: 'The note was not saved.',
      errors: { note: error },
      note,
      noteKey,
    })
  }
  const isAdded = await addNote(services().db, staff, id, note, noteKey)
  return isAdded ? leadDone('The note is saved.') : gone(id, note)
}

const NOTED: Record<ContactWay, string> = {
  call: 'Noted that you reached them.',
  mail: 'Noted that you replied.',
  voicemail: 'Noted that you left a voicemail.',
  'no-answer': 'Noted that nobody answered.',
  'wrong-number': 'Noted that the number is wrong.',
}

const postAnswered: Action = async (id, { way, quietly, ...fields }, staff) => {
  const { db } = services()
  const known = (Object.keys(NOTED) as ContactWay[]).find((one) => one === way)
  const press = pressIn(fields) ?? randomUUID()
  const isNoted = known !== undefined && (await markAnswered(db, staff, id, known, press))
  if (quietly) return new Response(null, { status: 204 })
  if (!known) return leadDone('Say what came of the call, or that you replied.', 'problem')
  if (!isNoted) return gone(id)
  return leadDone(NOTED[known], 'success', undoOf(contactEntry(id, press, known)))
}

const postSendAgain: Action = async (id, { message, ...fields }, staff) => {
  switch (await sendAgain(services().db, staff, id, message || undefined, pressIn(fields))) {
    case 'gone':
      return gone(id)
    case 'promised':
      return leadDone('The message will be sent again in a moment.')
    case 'still waiting':
      return leadDone(
        'This message is still waiting to be sent, so it was not queued a second time.',
      )
    case 'sent since':
      return leadDone('This message has been sent again since, so it was not sent once more.')
    case 'held':
      return leadDone('This lead is held. Release it first; its messages are then sent.', 'problem')
    case 'no such message':
      return leadDone('This message no longer exists.', 'problem')
  }
}

const CHANGED =
  'Somebody else changed this lead while you had it open, so it was not deleted. Look at what they changed first.'

const postDelete: Action = async (id, fields, staff) => {
  const read = { revision: revisionIn(fields), changesByOthers: changesIn(fields) }
  const { done, stale } = await deleteUnchanged(services().db, staff, [id], new Map([[id, read]]))
  if (stale > 0) return leadInPlace({ leadId: id, status: 409, problem: CHANGED })
  if (done === 0) return gone(id)
  return seeOther(LIST, { flash: { tone: 'success', text: 'The lead is deleted.' } })
}

/** Of the page that a button was pressed on: its answer may be a page that repeats the press when it is loaded again. */
function pressIn({ press }: Fields): string | undefined {
  return isId(press) ? press : undefined
}

/** What was typed on the page of a lead and is not what the pressed button saves. */
function typedBeside(
  action: string,
  fields: Fields,
): Pick<LeadAnswer, 'state' | 'note' | 'noteKey' | 'reply' | 'asking'> {
  const { note } = checkNote(fields.note)
  const state = setIn(fields)
  const reply = typedReply(fields)
  const asking = typedAsking(fields)
  const isAsking = asking.names.length > 0 || asking.other !== '' || asking.words !== ''
  const isSet = fields.before !== undefined && stateMarks(state.values) !== state.before
  return {
    ...(action !== 'notes' && note !== '' && { note, noteKey: fields.noteKey }),
    ...(action !== 'state' && isSet && { state }),
    ...(action !== 'reply' && reply.text !== '' && { reply }),
    ...(action !== 'ask' && isAsking && { asking }),
  }
}

/** What is typed and not saved comes back, and the page still knows from which list it was opened. */
function withTyped(
  result: Result,
  id: string,
  typed: ReturnType<typeof typedBeside>,
  list: string,
): Answer {
  if (result instanceof Response) return result
  const path = leadHref(id, list)
  if (!('done' in result)) return { ...typed, ...result, path }
  if (Object.keys(typed).length === 0) return seeOther(path, { flash: result.done })
  const { tone, text, undo } = result.done
  const said = `${text} What else you typed on this page is still here, and not saved yet.`
  return {
    ...leadInPlace({ leadId: id, status: 200, undo, ...typed }),
    path,
    [tone === 'success' ? 'success' : 'problem']: said,
  }
}

/** The page that says so, with what was typed. */
function gone(leadId: string, note?: string): LeadAnswer {
  const problem = 'Somebody deleted this lead while you had it open, so nothing was saved.'
  return leadInPlace({ leadId, status: 410, problem, isGone: true, ...(note && { note }) })
}

const HELD = '/admin/leads?view=held'

/**
 * Releases a held lead. If it was released before, the answer says so and nothing changes.
 * @returns Undefined if the lead no longer exists.
 */
async function handleRelease(id: string, staff: StaffMember): Promise<LeadDone | undefined> {
  const { db } = services()
  const postsToWebhook = config().leadsWebhook !== undefined
  const released = await releaseLeads(db, staff, [id], { postsToWebhook })
  if (released === 0) return alreadyReleased(db, id)
  return leadDone('The lead is released. Its messages will be sent in a moment.')
}

/** Deletes a held lead as spam, likewise; a released lead is not deleted. */
async function handleSpam(
  id: string,
  staff: StaffMember,
): Promise<Response | LeadDone | undefined> {
  const { db } = services()
  const deleted = await deleteLeads(db, staff, [id], 'spam-deleted')
  if (deleted === 0) return alreadyReleased(db, id)
  return seeOther(HELD, { flash: { tone: 'success', text: 'The lead is deleted as spam.' } })
}

async function alreadyReleased(db: Db, id: string): Promise<LeadDone | undefined> {
  if (!(await findSubmission(db, id))) return undefined
  return leadDone('This lead has already been released. Nothing was changed.', 'problem')
}
