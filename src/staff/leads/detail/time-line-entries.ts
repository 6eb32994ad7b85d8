import type { LeadFile } from '../../../../db/leads/attachments.ts'
import type { LeadIncoming } from '../../../../db/leads/incoming.ts'
import type { Lead, LeadEvent, LeadMessage } from '../../../../db/leads/lead.ts'
import type { LeadNote } from '../../../../db/leads/lead-notes.ts'
import type { LeadReply } from '../../../../db/leads/replies.ts'
import { BY_BROKERS } from '../../../../db/mail/deliveries.ts'
import { requestName } from '../../../leads/request-names.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { fileName, scanInWords } from '../files/file-words.ts'
import { momentInWords } from '../words/when.tsx'
import { type EventNames, eventInWords } from './history-words.ts'

export interface TimeLineEntry {
  key: string
  at: string
  text: string
  /** A second line. */
  more?: string
  isProblem?: boolean
  /** The message that can be sent again. */
  messageId?: string
  /** It arrived: to send it again is a second thought. */
  isSent?: boolean
  noteId?: string
  /** What somebody wrote in a message; `quoted`: what an answer repeats of earlier ones. */
  words?: { subject: string; text: string; quoted?: string }
}

const HOUR_MS = 3_600_000
const SHOWN_OF_NOTE = 80

/** Everything that has happened to a lead, in order. */
export function timeLineEntries(
  lead: Lead,
  past: {
    messages: LeadMessage[]
    replies: LeadReply[]
    incoming: LeadIncoming[]
    files: LeadFile[]
    notes: LeadNote[]
    events: LeadEvent[]
  },
  names: EventNames & { nameOf(email: string | undefined): string },
): TimeLineEntry[] {
  const { messages, replies, incoming, files, notes, events } = past
  const entries: TimeLineEntry[] = [
    { key: lead.id, at: lead.createdAt, text: `${requestName(lead.kind)} received` },
    ...(lead.heldAt
      ? [{ key: 'held', at: lead.heldAt, text: 'Held as suspected spam, and no message sent' }]
      : []),
    ...(lead.heldToldAt
      ? [
          {
            key: 'told',
            at: lead.heldToldAt,
            text: 'The agency told of it in a list of what is held',
          },
        ]
      : []),
    ...lead.amendments.map(({ id, createdAt }) => ({
      key: id,
      at: createdAt,
      text: 'The visitor sent the form again',
    })),
    ...(lead.application?.savedAt
      ? [
          {
            key: 'application',
            at: lead.application.savedAt,
            text: 'The visitor last saved answers of the application',
          },
        ]
      : []),
    ...messages.map((message) => ({
      key: message.id,
      at: message.createdAt,
      text: messageName(message, replies),
      more: messageState(message),
      isProblem: !message.sentAt && message.lastError !== undefined,
      ...(canBeSentAgain(message, messages) && { messageId: message.id }),
      isSent: message.sentAt !== undefined && BY_BROKERS.some((one) => one === message.topic),
      ...(message.topic === 'reply' && { words: replies.find(({ id }) => id === message.aboutId) }),
    })),
    ...incoming.map((message) => cameByMail(message, files)),
    ...addedLater(files, incoming),
    ...files.flatMap((file) =>
      file.scannedAt
        ? { key: file.id, at: file.scannedAt, text: `${fileName(file)}: ${scanInWords(file)}` }
        : [],
    ),
    ...notes.map((note) => ({
      key: note.id,
      at: note.createdAt,
      text: `${names.nameOf(note.staffEmail)} wrote a note`,
      more: visibleLine(note.text, SHOWN_OF_NOTE),
      noteId: note.id,
    })),
    ...actions(events).map(({ event, times }) => ({
      key: event.id,
      at: event.at,
      text: `${names.nameOf(event.staffEmail)} ${eventInWords(event, names)}${times > 1 ? ` (${times} times within an hour)` : ''}`,
    })),
  ]
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** An answer with its files, or that a message could not be delivered. */
function cameByMail(message: LeadIncoming, files: LeadFile[]): TimeLineEntry {
  const { id: key, createdAt: at, kind, fromAddress, isForeign, refusedFiles } = message
  if (kind === 'bounce') {
    const to = fromAddress ? ` to ${fromAddress}` : ''
    const more = message.text && `The mail server said: ${visibleLine(message.text, SHOWN_ERROR)}`
    const text = `A message${to} could not be delivered`
    return { key, at, text, more, isProblem: true }
  }
  const named = files.filter(({ addedAt }) => addedAt === at).map(fileName)
  const more = [
    isForeign && `From another address: ${visibleLine(fromAddress, SHOWN_OF_NOTE)}`,
    named.length > 0 && `With ${named.join(', ')}`,
    refusedFiles.length > 0 &&
      `Not taken because of their kind, size or number: ${refusedFiles.join(', ')}`,
  ]
  return {
    ...{ key, at, text: isForeign ? 'An answer came by email' : 'The visitor answered by email' },
    more: more.filter(Boolean).join('. '),
    words: { ...message, subject: message.subject || 'Without a subject' },
  }
}

/** What the visitor added behind the link after sending: an entry for each time. */
function addedLater(files: LeadFile[], incoming: LeadIncoming[]): TimeLineEntry[] {
  const mailed = incoming.map(({ createdAt }) => createdAt)
  const times = Map.groupBy(
    files.filter(({ addedAt }) => addedAt !== null && !mailed.includes(addedAt)),
    ({ addedAt }) => addedAt ?? '',
  )
  return [...times].map(([at, added]) => ({
    key: `added ${at}`,
    at,
    text:
      added.length === 1 ? 'The visitor added a file' : `The visitor added ${added.length} files`,
    more: added.map(fileName).join(', '),
  }))
}

/** Events in order; repeated opens by one person within an hour count once. */
function actions(newestFirst: LeadEvent[]): { event: LeadEvent; times: number }[] {
  const shown: { event: LeadEvent; times: number }[] = []
  const openings = new Map<string, (typeof shown)[number]>()
  for (const event of newestFirst.toReversed()) {
    const who = event.staffEmail ?? ''
    const earlier = event.action === 'lead-opened' ? openings.get(who) : undefined
    if (earlier && Date.parse(event.at) - Date.parse(earlier.event.at) < HOUR_MS) {
      earlier.times++
      continue
    }
    const action = { event, times: 1 }
    shown.push(action)
    if (event.action === 'lead-opened') openings.set(who, action)
  }
  return shown
}

const SHOWN_ERROR = 300

const REPLIES: Record<LeadReply['purpose'], string> = {
  reply: 'Reply to the visitor',
  asking: 'Message to the visitor that asks for documents',
  reminder: 'Reminder to the visitor of the documents that are missing',
}

/** What a message is. */
function messageName({ audience, topic, aboutId }: LeadMessage, replies: LeadReply[]): string {
  if (topic === 'reply') {
    return REPLIES[replies.find(({ id }) => id === aboutId)?.purpose ?? 'reply']
  }
  if (topic === 'certificate') return 'Certificate to the visitor'
  if (topic === 'certificate-copy') return 'Certificate to whoever asked for it'
  if (audience === 'visitor') {
    return topic === 'infected-file'
      ? 'Notice of an infected file to the visitor'
      : 'Confirmation to the visitor'
  }
  if (topic === 'amendment') return 'The changed answers to the agency'
  if (topic === 'later-files') return 'Notice of added files to the agency'
  if (topic === 'documents') return 'Notice of the documents asked for to the agency'
  if (topic === 'incoming') return 'Notice of an answer by email to the agency'
  if (topic === 'application') return 'Notice of the application to the agency'
  return topic === 'infected-file'
    ? 'Notice of an infected file to the agency'
    : 'Message to the agency'
}

/** What has become of it, as a sentence. */
export function messageState(message: LeadMessage): string {
  const { audience, topic, sentAt, refusedAt, attempts, lastError, acceptedBy } = message
  const said = lastError ? visibleLine(lastError, SHOWN_ERROR) : 'no reason'
  if (sentAt) {
    const isNamed = audience === 'agency' || topic === 'certificate-copy'
    const to = isNamed && acceptedBy.length > 0 ? ` to ${acceptedBy.join(', ')}` : ''
    return `Sent ${momentInWords(sentAt)}${to}.`
  }
  const by = isByServer(message) ? 'The mail server said: ' : ''
  if (refusedAt) return `Refused ${momentInWords(refusedAt)}. ${by}${said}`
  if (message.waitsSince) {
    return 'Waiting until somebody releases it on the dashboard: too many messages were requested in that hour.'
  }
  if (attempts === 0) return 'Waiting to be sent.'
  const tries = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
  if (!lastError) return `${tries}, being sent now.`
  return `${tries}, and will be tried again. The last problem: ${said}`
}

/** A mail server answers with a code. Otherwise it was not asked. */
function isByServer({ lastError = '' }: LeadMessage): boolean {
  return /^\d/.test(visibleLine(lastError, SHOWN_ERROR))
}

/** Whether a message can be sent again: the latest of its kind, once it waits no more. */
export function canBeSentAgain(message: LeadMessage, all: LeadMessage[]): boolean {
  const { audience, topic, aboutId } = message
  const isByBroker = BY_BROKERS.some((one) => one === topic)
  if (audience === 'visitor' && topic !== 'submission' && !isByBroker) return false
  // A file that the scanner did not let pass would be refused again.
  if (topic.startsWith('certificate') && message.refusedAt && !isByServer(message)) return false
  const same = all.filter(
    (other) =>
      other.audience === audience &&
      other.topic === topic &&
      (!isByBroker || other.aboutId === aboutId),
  )
  return same.at(-1) === message && (message.sentAt ?? message.refusedAt) !== undefined
}
