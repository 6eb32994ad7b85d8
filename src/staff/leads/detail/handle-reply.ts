import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { findLead, type Lead } from '../../../../db/leads/lead.ts'
import { addReply } from '../../../../db/leads/replies.ts'
import { findSettings } from '../../../../db/settings/settings.ts'
import { cleanText } from '../../../forms/values.ts'
import { agency } from '../../../http/agency.ts'
import { isId } from '../../../http/is-id.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { fieldProblem, fillFields, otherField } from '../../../settings/reply-templates.ts'
import { setTemplates } from '../../../settings/stored-settings.ts'
import { marksOf } from '../../editing/merge.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import {
  type LeadAnswer,
  type LeadDone,
  leadDone,
  leadInPlace,
  type ReplyErrors,
  type TypedReply,
} from './lead-answer.ts'
import { replySubject, replyValues } from './reply.ts'

const MAX_REPLY_CHARACTERS = 5000
const MAX_SUBJECT_CHARACTERS = 200
const HELD = 'This lead is held. Release it first; then you can reply.'
export const NO_SERVER =
  'Nothing was sent: the site has no mail server. Whoever runs the server sets SMTP_URL.'

/** What is typed of a reply on the page of a lead. */
export function typedReply(fields: Fields): TypedReply {
  const { template = '', replyMark: mark = '', replyKey, replySubject: subject } = fields
  return {
    template,
    subject: cleanText(subject ?? '').replace(/\s+/g, ' '),
    text: cleanText(fields.reply ?? ''),
    key: isId(replyKey) ? replyKey : undefined,
    mark,
  }
}

/**
 * Fills a template into the reply, and sends nothing. It stands in the place of another one that nobody has changed,
 * and otherwise below what was typed.
 */
export async function postTemplate(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadAnswer> {
  const { db } = services()
  const lead = await findLead(db, id)
  const typed = typedReply(fields)
  if (!lead) return gone(id, typed)
  const templates = setTemplates((await findSettings(db, 'reply-templates')).value)
  const template = templates.find(({ name }) => name === typed.template)
  if (!template) {
    const errors = { template: 'Choose a template from the list.' }
    return leadInPlace({ leadId: id, status: 422, problem: UNSENT, errors, reply: typed })
  }
  const values = await valuesOf(lead, staff)
  const filled = fillFields(template.text, values)
  const isReplaced = typed.text === '' || typed.mark === markOf(typed.text)
  return leadInPlace({
    leadId: id,
    status: 200,
    success: 'The template is filled in. Nothing is sent yet.',
    reply: {
      ...typed,
      subject: fillFields(template.subject, values) || replySubject(lead),
      text: isReplaced ? filled : `${typed.text}\n\n${filled}`,
      mark: isReplaced ? markOf(filled) : '',
    },
  })
}

/** Sends the reply, and notes it as an answer. */
export async function postReply(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const { db } = services()
  const typed = typedReply(fields)
  const again = (status: number, problem: string, errors?: ReplyErrors) =>
    leadInPlace({ leadId: id, status, problem, reply: typed, ...(errors && { errors }) })
  const lead = await findLead(db, id)
  if (!lead) return gone(id, typed)
  if (config().smtpUrl === undefined) return again(422, NO_SERVER)
  const values = await valuesOf(lead, staff)
  const subject = fillFields(typed.subject, values) || replySubject(lead)
  const text = fillFields(typed.text, values)
  const errors = problemsOf(subject, text)
  if (Object.keys(errors).length > 0) return again(422, UNSENT, errors)
  const key = typed.key ?? crypto.randomUUID()
  switch (await addReply(db, staff, id, { subject, text, key })) {
    case 'gone':
      return gone(id, typed)
    case 'held':
      return again(409, HELD)
    case 'promised':
      return leadDone(
        `The reply will be sent in a moment. What they answer ${config().replyAddress === undefined ? 'goes to your mailbox' : 'comes back to this page'}.`,
      )
  }
}

export const UNSENT = 'Nothing was sent.'

function problemsOf(subject: string, text: string): ReplyErrors {
  const errors: ReplyErrors = {}
  if (text === '') errors.reply = 'Write the reply first.'
  if (text.length > MAX_REPLY_CHARACTERS) {
    const [has, can] = [text.length, MAX_REPLY_CHARACTERS].map((n) => n.toLocaleString('en-US'))
    errors.reply = `The reply has ${has} characters, and can have ${can}.`
  }
  if (subject.length > MAX_SUBJECT_CHARACTERS) {
    errors.replySubject = `The subject has ${subject.length} characters, and can have ${MAX_SUBJECT_CHARACTERS}.`
  }
  for (const [field, part, typed] of [
    ['replySubject', 'subject', subject],
    ['reply', 'text', text],
  ] as const) {
    const problem = fieldProblem(part, typed)
    const left = otherField(typed, ['link'])
    if (problem) errors[field] = problem.charAt(0).toUpperCase() + problem.slice(1)
    else if (left) errors[field] = `Write something in place of ${left}: this lead does not say it.`
  }
  return errors
}

async function valuesOf(lead: Lead, staff: StaffMember) {
  return replyValues(lead, await listVesselOptions(services().db), agency(), staff.name)
}

function markOf(text: string): string {
  return marksOf({ text }, ['text'])
}

/** The lead was deleted; what was typed comes back to be copied. */
function gone(leadId: string, { text }: TypedReply): LeadAnswer {
  const problem = 'Somebody deleted this lead while you had it open, so nothing was sent.'
  return leadInPlace({ leadId, status: 410, problem, isGone: true, ...(text && { note: text }) })
}
