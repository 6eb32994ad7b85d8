import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { askForDocuments } from '../../../../db/leads/document-askings.ts'
import { changeDocument, type DocumentChange } from '../../../../db/leads/documents.ts'
import { findLead } from '../../../../db/leads/lead.ts'
import { cleanText } from '../../../forms/values.ts'
import { agency } from '../../../http/agency.ts'
import { isId } from '../../../http/is-id.ts'
import { services } from '../../../http/services.ts'
import { askingText } from '../../../leads/documents-message.ts'
import { DOCUMENT_REMINDER_DAYS } from '../../../settings/business.ts'
import { config } from '../../../settings/config.ts'
import { MAX_DOCUMENT_CHARACTERS, MAX_DOCUMENTS } from '../../../settings/document-lists.ts'
import { fieldProblem, fillFields, otherField } from '../../../settings/reply-templates.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import { NO_SERVER, UNSENT } from './handle-reply.ts'
import {
  type AskingErrors,
  type LeadAnswer,
  type LeadDone,
  leadDone,
  leadInPlace,
  type TypedAsking,
} from './lead-answer.ts'
import { replySubject, replyValues } from './reply.ts'

/** The boxes of the form: one for each document, with its name. */
export const ASKED_FIELD = 'asked-'
const MAX_WORDS = 2000

/** What is picked and typed of an asking on the page of a lead. */
export function typedAsking(fields: Fields): TypedAsking {
  const line = (text = '') => cleanText(text).replace(/\s+/g, ' ')
  const { askedOther, askedWords = '', askedKey, askedSeen = '' } = fields
  const picked = Object.entries(fields).filter(([name]) => name.startsWith(ASKED_FIELD))
  return {
    names: picked.map(([, value]) => line(value)).filter(Boolean),
    other: line(askedOther),
    words: cleanText(askedWords),
    key: isId(askedKey) ? askedKey : undefined,
    seen: askedSeen,
  }
}

/** Asks the visitor for what is picked, in one message. */
export async function postAsk(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const { db } = services()
  const typed = typedAsking(fields)
  const again = (status: number, problem: string, errors?: AskingErrors) =>
    leadInPlace({ leadId: id, status, problem, asking: typed, ...(errors && { errors }) })
  const lead = await findLead(db, id)
  if (!lead) return gone(id, typed)
  if (config().smtpUrl === undefined) return again(422, NO_SERVER)
  const values = replyValues(lead, await listVesselOptions(db), agency(), staff.name)
  const words = fillFields(typed.words, values)
  const names = [...new Set([...typed.names, typed.other])].filter(Boolean)
  const errors = problemsOf(names, words)
  if (Object.keys(errors).length > 0) return again(422, UNSENT, errors)
  const { broker, phone } = values
  const answers = lead.amendments.at(-1)?.answers ?? lead.formData
  const from = { staff: broker, agency: values.agency, phone }
  const asked = {
    names,
    subject: replySubject(lead),
    text: askingText({ answers, names, from }, words),
    key: typed.key ?? crypto.randomUUID(),
    seen: typed.seen,
  }
  switch (await askForDocuments(db, staff, id, asked)) {
    case 'gone':
      return gone(id, typed)
    case 'held':
      return again(409, 'This lead is held. Release it first; then you can ask for documents.')
    case 'closed':
      return again(409, 'This lead is closed. Set it to In progress first.')
    case 'asked meanwhile':
      return again(
        409,
        'A colleague asked this visitor for documents while you had the lead open, so nothing was sent. Look below what is asked for, and press again if you still need more.',
      )
    case 'promised':
      return leadDone(
        `The visitor is asked in a moment. What arrives is ticked here by itself, and after ${DOCUMENT_REMINDER_DAYS} business days there is one reminder.`,
      )
  }
}

function problemsOf(names: string[], words: string): AskingErrors {
  const errors: AskingErrors = {}
  const long = names.find(({ length }) => length > MAX_DOCUMENT_CHARACTERS)
  const left = otherField(words, ['link'])
  const problem = fieldProblem('text', words)
  if (names.length === 0) errors.asked = 'Pick what you ask for, or name it under “Something else”.'
  if (names.length > MAX_DOCUMENTS) {
    errors.asked = `These are ${names.length} documents, and a message can ask for ${MAX_DOCUMENTS}.`
  }
  if (long) {
    errors.askedOther = `The name has ${long.length} characters, and can have ${MAX_DOCUMENT_CHARACTERS}.`
  }
  if (problem) errors.askedWords = problem.charAt(0).toUpperCase() + problem.slice(1)
  else if (left) {
    errors.askedWords = `Write something in place of ${left}: this lead does not say it.`
  }
  if (words.length > MAX_WORDS) {
    const [has, can] = [words.length, MAX_WORDS].map((n) => n.toLocaleString('en-US'))
    errors.askedWords = `Your words have ${has} characters, and can have ${can}.`
  }
  return errors
}

const DONE: Record<DocumentChange, string> = {
  received: 'Ticked: it came another way.',
  missing: 'It counts as missing again.',
  withdrawn: 'Withdrawn: the visitor is no longer asked for it.',
}

/** Ticks a document that came another way, or withdraws it; the button says which. */
export async function postDocument(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<LeadDone | LeadAnswer> {
  const to = (Object.keys(DONE) as DocumentChange[]).find((one) => isId(fields[one]))
  const document = to && fields[to]
  if (!document || !(await changeDocument(services().db, staff, id, document, to))) {
    return leadDone('This document is no longer there. Nothing was changed.', 'problem')
  }
  return leadDone(DONE[to])
}

/** The lead was deleted; what was typed comes back to be copied. */
function gone(leadId: string, { words }: TypedAsking): LeadAnswer {
  const problem = 'Somebody deleted this lead while you had it open, so nothing was sent.'
  return leadInPlace({ leadId, status: 410, problem, isGone: true, ...(words && { note: words }) })
}
