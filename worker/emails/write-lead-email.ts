import { createElement, type ReactElement } from 'react'
import { listVesselOptions } from '../../db/content/vessels.ts'
import { attachmentsOf } from '../../db/leads/attachments.ts'
import type { Answer, Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import type { LeadAnswers } from '../../src/leads/lead-forms.ts'
import { shownAnswers } from '../../src/leads/shown-answers.ts'
import { answerBy } from '../../src/settings/answer-by.ts'
import { LATER_FILES_DAYS } from '../../src/settings/business.ts'
import type { Config } from '../../src/settings/config.ts'
import { statusPath } from '../../src/settings/lead-tokens.ts'
import type { OutgoingEmail } from '../mail/mailer.ts'
import { AgencyMessage } from './agency-message.tsx'
import { composeMail, filenameOf } from './compose-mail.ts'
import { addressOf, messageIdOf } from './mail-addresses.ts'
import { agencySubject, infectedSubject, visitorName, visitorSubject } from './subjects.ts'
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
    ? await agencyMessage(context, submission, delivery.topic, readers)
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
  topic: LeadDelivery['topic'],
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
    answerBy: answerBy(settings.site, new Date(createdAt), wish),
    filesUntil: new Date(Date.parse(createdAt) + LATER_FILES_DAYS * DAY_MS),
    files: attachments.filter(({ state }) => state !== 'infected' && state !== 'lost'),
    lostFiles: lostFiles.length,
    infectedFiles,
    onlyFiles,
  })
  const headers = {
    to: { name: '', address: email },
    replyTo: { name: settings.site.name, address: settings.site.email },
    subject: onlyFiles
      ? infectedSubject(kind, reference, infectedFiles)
      : visitorSubject(kind, reference),
    // Keeps autoresponders and mailing lists from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
  return { headers, body }
}
