import { setTimeout as sleep } from 'node:timers/promises'
import { findAmendment } from '../../db/leads/amendments.ts'
import { assigneeOf, assignUntouched } from '../../db/leads/assign-lead.ts'
import { attachmentsOf } from '../../db/leads/attachments.ts'
import { firstConfirmation, repliesOf } from '../../db/leads/replies.ts'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { LeadDelivery } from '../../db/mail/deliveries.ts'
import type { Db } from '../../db/open.ts'
import type { LeadTopic } from '../../db/schema/index.ts'
import { findSettings } from '../../db/settings/settings.ts'
import { listAbsences } from '../../db/staff/absences.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { type Recipients, routeLead, whoGets } from '../../src/leads/who-gets.ts'
import { dayName } from '../../src/settings/closings.ts'
import { setRules } from '../../src/settings/lead-rules.ts'
import { officeDay } from '../../src/settings/office-day.ts'
import { writeReplyEmail } from '../emails/reply-message.tsx'
import { type LeadReaders, writeLeadEmail } from '../emails/write-lead-email.ts'
import type { Refusal } from '../mail/mailer.ts'
import { certificateMessage } from './certificate-message.ts'
import type { DeliveryContext, Message, WorkerContext } from './context.ts'

/** By then, a full mailbox has been emptied and a mistake in this site's mail setup mended. */
const LATE_AFTER_MS = 3 * 24 * 3_600_000

/** A message about a lead, to the agency or to the visitor; undefined when the lead was deleted. */
export async function leadMessage(
  context: DeliveryContext,
  delivery: LeadDelivery,
): Promise<Message | undefined> {
  const submission = await subjectOf(context.db, delivery)
  if (!submission) return undefined
  if (delivery.topic === 'reply') return replyMessage(context, delivery, submission)
  if (delivery.topic === 'certificate' || delivery.topic === 'certificate-copy') {
    const message = await certificateMessage(context, delivery, submission)
    return message && { ...message, isForGood: (refusal) => isForGood(delivery, refusal) }
  }
  return {
    ready: (signal) => awaitVerdicts(context, delivery, signal),
    // A verdict that arrives after the send has started triggers a message of its own.
    async write() {
      const isForAgency = delivery.audience === 'agency'
      const readers = isForAgency
        ? await leadRecipients(context, submission, delivery.topic)
        : undefined
      return writeLeadEmail(context, delivery, submission, readers)
    },
    ...(delivery.audience === 'agency' && { fallback: context.settings.leadsTo }),
    // A refusal by the agency's own address gets fixed there, so the lead is retried.
    isForGood: (refusal) => delivery.audience === 'visitor' && isForGood(delivery, refusal),
  }
}

async function replyMessage(
  { db, settings }: DeliveryContext,
  delivery: LeadDelivery,
  submission: Submission,
): Promise<Message | undefined> {
  const replies = await repliesOf(db, submission.id)
  const reply = replies.find(({ id }) => id === delivery.aboutId)
  if (!reply) return undefined
  const confirmation = await firstConfirmation(db, submission.id)
  return {
    write: () => writeReplyEmail(settings, delivery, submission, reply, confirmation),
    isForGood: (refusal) => isForGood(delivery, refusal),
  }
}

function isForGood(delivery: LeadDelivery, { noSuchMailbox }: Refusal): boolean {
  return noSuchMailbox || isLate(delivery)
}

/** A mistyped address that is refused for ever must not keep the alarm about unsent mail going. */
function isLate({ createdAt }: LeadDelivery): boolean {
  return Date.now() - Date.parse(createdAt) > LATE_AFTER_MS
}

/**
 * The submission with the answers that this delivery reports: those first sent, a correction of its own,
 * or in anything else the latest.
 */
async function subjectOf(
  db: Db,
  { submissionId, audience, topic, aboutId }: LeadDelivery,
): Promise<Submission | undefined> {
  const isFirst = audience === 'agency' && topic === 'submission'
  const submission = await findSubmission(db, submissionId, { corrected: !isFirst })
  if (!submission) return undefined
  const amended = topic === 'amendment' && aboutId ? await findAmendment(db, aboutId) : undefined
  return amended ? { ...submission, formData: amended } : submission
}

/** How long after its creation a message waits for the scan verdicts on its lead's files. */
const VERDICT_WAIT_MS = 5000
const LOOK_EVERY_MS = 250

/** Resolves when every file of a submission has a verdict, or when the wait times out. */
async function awaitVerdicts(
  { db }: Pick<WorkerContext, 'db'>,
  { submissionId, createdAt }: Pick<LeadDelivery, 'submissionId' | 'createdAt'>,
  signal: AbortSignal,
): Promise<void> {
  // The clock of the web machine that created it may be ahead.
  const until = Math.min(Date.parse(createdAt), Date.now()) + VERDICT_WAIT_MS
  while (Date.now() < until) {
    const files = await attachmentsOf(db, submissionId)
    if (!files.some(({ state }) => state === 'being checked')) return
    await sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - Date.now())), undefined, { signal })
  }
}

/**
 * Who gets a message about a lead, by the rules and absences of this moment: a later attempt may reach
 * others. When a new lead is for one person alone, it is theirs from now on.
 */
async function leadRecipients(
  { db, settings }: Pick<DeliveryContext, 'db' | 'settings'>,
  { id, kind, source }: Submission,
  topic: LeadTopic = 'submission',
): Promise<LeadReaders> {
  const everyoneElse = { addresses: settings.leadsTo, notes: [] }
  const rules = setRules((await findSettings(db, 'lead-routing')).value)
  // What a visitor adds is for whoever has the lead, also where no rule says who gets which.
  const isAdded = ADDED.includes(topic)
  if (rules.length === 0 && !isAdded) return everyoneElse
  const [everyone, absences, assignedTo] = await Promise.all([
    listStaff(db),
    listAbsences(db),
    assigneeOf(db, id),
  ])
  const lead = { kind, town: source?.town, assignedTo }
  const today = officeDay()
  const staffing = { everyone, absences, today }
  const having = whoGets(assignedTo === null ? [] : [assignedTo], staffing)
  const route = having.people.length > 0 ? having : routeLead(lead, rules, staffing)
  if (!route) return everyoneElse
  const notes = notesOf(route, today)
  if (route.people.length === 0) return { ...everyoneElse, notes: [...notes, NOBODY_IN] }
  const [only, ...others] = route.people
  if (only && others.length === 0) await assignUntouched(db, id, only.id)
  return { addresses: route.people.map(({ email }) => email), notes }
}

const ADDED: LeadTopic[] = ['later-files', 'application', 'documents', 'incoming']

const NOBODY_IN =
  'Nobody who gets such leads is in the office, so this message went to the general address of the agency.'

function notesOf({ out }: Recipients, today: string): string[] {
  return out.map(({ person, until, instead }) => {
    const isOut = `${person.name} is out of office until ${dayName(until, today)}.`
    return instead ? `${isOut} ${instead.name} gets this lead instead.` : isOut
  })
}
