import { createElement, type ReactElement } from 'react'
import { listVesselOptions } from '../../db/content/vessels.ts'
import { attachmentsOf } from '../../db/leads/attachments.ts'
import { documentsOf } from '../../db/leads/documents.ts'
import { findIncoming } from '../../db/leads/incoming.ts'
import type {
  Answer,
  StoredAnswers,
  Submission,
  SubmissionKind,
} from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import { sectionsFor } from '../../src/application/sets.ts'
import { contactForm } from '../../src/contact/form.ts'
import { type FieldName, type FormTable, fieldsOf } from '../../src/forms/table.ts'
import type { LeadAnswers } from '../../src/leads/lead-forms.ts'
import { requestInText, requestName } from '../../src/leads/request-names.ts'
import { answersInOurWords, shownAnswer, shownAnswers } from '../../src/leads/shown-answers.ts'
import { visiblePhone } from '../../src/leads/visible-phone.ts'
import { visibleLine } from '../../src/leads/visible-text.ts'
import { quoteForm } from '../../src/quote/form.ts'
import { certificateForm, changeForm, claimForm } from '../../src/service/form.ts'
import { LATER_FILES_DAYS } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { applicationPath, statusPath } from '../../src/settings/lead-tokens.ts'
import { replyAddress } from '../../src/settings/reply-address.ts'
import { replyDeadline } from '../../src/settings/reply-deadline.ts'
import type { OutgoingEmail } from '../mail/mailer.ts'
import { AgencyMessage } from './agency-message.tsx'
import { composeMail, filenameOf } from './compose-mail.ts'
import { addressOf, messageIdOf } from './mail-addresses.ts'
import { VisitorMessage } from './visitor-message.tsx'

const DAY_MS = 86_400_000

interface EmailContext {
  db: Db
  settings: Config
}

/** Who of the agency gets a message about a lead, and what it says about why. */
export interface LeadReaders {
  addresses: string[]
  notes: string[]
}

/**
 * Writes a message about a lead, addressed to the recipients that have not received it yet.
 * @param readers Of a message to the agency.
 */
export async function writeLeadEmail(
  context: EmailContext,
  delivery: LeadDelivery,
  submission: Submission,
  readers: LeadReaders = { addresses: context.settings.leadsTo, notes: [] },
): Promise<OutgoingEmail> {
  const { settings } = context
  const agency = delivery.audience === 'agency'
  const { headers, body } = agency
    ? await agencyMessage(context, submission, delivery, readers)
    : await visitorMessage(context, submission, delivery.topic)
  const messageId = messageIdOf(delivery.id, settings)
  const { createdAt } = delivery
  const raw = await composeMail(settings, body, { ...headers, messageId, createdAt })
  const everyone = agency ? readers.addresses : [submission.email]
  return {
    messageId,
    from: addressOf(settings.mailFrom),
    recipients: everyone.filter((address) => !delivery.acceptedBy.includes(address)),
    raw,
    filename: filenameOf(createdAt, delivery.audience, submission.reference, delivery.id),
  }
}

async function agencyMessage(
  { db, settings }: EmailContext,
  submission: Submission,
  { topic, aboutId }: Pick<LeadDelivery, 'topic' | 'aboutId'>,
  { addresses, notes }: LeadReaders,
) {
  const vessels = await listVesselOptions(db)
  const answers = shownAnswers(submission, vessels)
  const body: ReactElement = createElement(AgencyMessage, {
    site: settings.site,
    siteUrl: settings.siteUrl,
    submission,
    topic,
    notes,
    answers,
    attachments: await attachmentsOf(db, submission.id),
    documents: await documentsOf(db, submission.id),
    incoming: topic === 'incoming' && aboutId ? await findIncoming(db, aboutId) : undefined,
  })
  const headers = {
    to: addresses.map((address) => ({ name: '', address })),
    replyTo: { name: visitorName(submission), address: submission.email },
    subject: `${NEWS[topic]}${agencySubject(submission)}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
  return { headers, body }
}

const NEWS: Record<LeadDelivery['topic'], string> = {
  submission: '',
  amendment: 'Changed: ',
  'infected-file': 'Infected file: ',
  'later-files': 'More files: ',
  application: 'Application: ',
  documents: 'Documents: ',
  incoming: 'Answer: ',
  reply: '',
  certificate: '',
  'certificate-copy': '',
}

async function visitorMessage(
  { db, settings }: EmailContext,
  { id, kind, reference, email, lostFiles, createdAt, formData }: Submission,
  topic: LeadDelivery['topic'],
) {
  const attachments = await attachmentsOf(db, id)
  const answers: LeadAnswers<Answer> = formData
  const wish = String(answers.preferred_time ?? '')
  const infectedFiles = attachments.filter(({ state }) => state === 'infected').length
  const onlyFiles = topic === 'infected-file'
  const body: ReactElement = createElement(VisitorMessage, {
    site: settings.site,
    kind,
    reference,
    statusUrl: settings.siteUrl + statusPath(settings, id),
    applicationUrl: sectionsFor({ kind, answers: formData })
      ? settings.siteUrl + applicationPath(settings, id)
      : undefined,
    replyDeadline: replyDeadline(settings.site, new Date(createdAt), wish),
    filesUntil: new Date(Date.parse(createdAt) + LATER_FILES_DAYS * DAY_MS),
    files: attachments.filter(({ state }) => state !== 'infected' && state !== 'lost'),
    lostFiles: lostFiles.length,
    infectedFiles,
    onlyFiles,
    answers: answersInOurWords({ kind, formData }, await listVesselOptions(db)),
  })
  const headers = {
    to: { name: '', address: email },
    replyTo: {
      name: settings.site.name,
      address: replyAddress(settings, reference) ?? settings.site.email,
    },
    subject: onlyFiles
      ? infectedSubject(kind, reference, infectedFiles)
      : visitorSubject(kind, reference),
    // Keeps autoresponders and mailing lists from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
  return { headers, body }
}

const NAME_LENGTH = 60
const TOPIC_LENGTH = 60

/** For example: Jane Doe, 203-555-0123: Quote request FM-7K3Q-9XTD, Boat & Yacht Insurance */
function agencySubject(submission: Submission): string {
  const answers: LeadAnswers<Answer> = submission.formData
  const phone = visiblePhone(String(answers.phone ?? ''))
  const who = [visitorName(submission), phone].filter(Boolean).join(', ')
  const what = `${requestName(submission.kind)} ${submission.reference}`
  return [who && `${who}: `, what, topicOf(submission) && `, ${topicOf(submission)}`].join('')
}

/** For example: Your quote request FM-7K3Q-9XTD */
function visitorSubject(kind: SubmissionKind, reference: string): string {
  return `Your ${requestInText(kind)} ${reference}`
}

/** For example: We could not keep a file: your quote request FM-7K3Q-9XTD */
function infectedSubject(kind: SubmissionKind, reference: string, files: number): string {
  const what = files === 1 ? 'a file' : `${files} files`
  return `We could not keep ${what}: your ${requestInText(kind)} ${reference}`
}

/** The visitor's name on one line, truncated for a header; empty if none was given. */
function visitorName({ kind, formData }: Submission): string {
  const parts =
    kind === 'quote'
      ? [given(quoteForm, formData, 'first_name'), given(quoteForm, formData, 'last_name')]
      : // Of whatever other form it is.
        [given(contactForm, formData, 'name')]
  return visibleLine(parts.filter(Boolean).join(' '), NAME_LENGTH)
}

const TOPICS: Record<SubmissionKind, (answers: StoredAnswers) => string> = {
  quote: (answers) => given(quoteForm, answers, 'insurance_type'),
  contact: (answers) => given(contactForm, answers, 'subject'),
  call: () => '',
  certificate: (answers) => given(certificateForm, answers, 'holder'),
  change: (answers) => given(changeForm, answers, 'policy_change'),
  claim: (answers) => given(claimForm, answers, 'loss_kind'),
}

/** What the visitor chose or named; empty if the form does not ask. */
function topicOf({ kind, formData }: Submission): string {
  return visibleLine(TOPICS[kind](formData), TOPIC_LENGTH)
}

/** One answer by field name. A name that is not in the form's table does not compile. */
export function given<F extends FormTable>(
  form: F,
  answers: StoredAnswers,
  name: FieldName<F>,
): string {
  return shownAnswer(fieldsOf(form)[name], answers[name]) ?? ''
}
