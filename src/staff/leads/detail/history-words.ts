import type { LeadEvent } from '../../../../db/leads/lead.ts'
import { leadStatus } from '../../../../db/leads/lead-status.ts'
import { asMoney } from '../../../forms/number-words.ts'
import { STATUS_NAMES } from '../words/lead-names.ts'
import { dayInWords } from '../words/lead-times.ts'

/** What describes an event: names by the ids that the log has. */
export interface EventNames {
  staffName(id: string): string
  /** Whether an id and an address are of one account. */
  isSame(id: string, email: string | undefined): boolean
  fileName(id: string): string
  documentName(id: string): string
  /** Whether nobody had the lead before what an event tells. */
  wasFree(event: LeadEvent): boolean
}

/** What a member of staff did, as the rest of a sentence that begins with their name. */
export function eventInWords(event: LeadEvent, names: EventNames): string {
  const { action, details } = event
  switch (action) {
    case 'lead-opened':
      return 'opened it'
    case 'lead-returned':
      return 'brought it back: the visitor’s present policy ends within 60 days'
    case 'lead-changed':
      return changeInWords(event, names)
    case 'lead-answered':
    case 'lead-called':
      return answerInWords(details)
    case 'lead-undone':
    case 'answer-undone':
      return undoneInWords(event, names)
    case 'file-downloaded':
      return `downloaded ${names.fileName(String(details.file ?? ''))}`
    case 'lead-downloaded':
      return `downloaded it as ${details.format ?? 'a file'}`
    case 'answers-corrected':
      return details.answers === 1
        ? 'corrected an answer of the application'
        : `corrected ${details.answers} answers of the application`
    case 'document-changed':
      return documentChangeInWords(names.documentName(String(details.document)), details.to)
    case 'message-sent-again':
      return `had the message to the ${details.audience === 'agency' ? 'agency' : 'visitor'} sent again`
    case 'lead-released':
      return 'released it: it was held as suspected spam'
    case 'person-merged':
      return `said that ${details.with} is of the same person`
    case 'person-parted':
      return `said that ${details.with} is not of the same person`
    case 'person-exported':
      return 'downloaded everything about this person'
    default:
      return action.replaceAll('-', ' ')
  }
}

function documentChangeInWords(document: string, to: unknown): string {
  if (to === 'withdrawn') return `withdrew the document “${document}”`
  return to === 'received'
    ? `ticked the document “${document}”: it came another way`
    : `noted that the document “${document}” is missing`
}

const ANSWERS: Record<string, string> = {
  call: 'reached the visitor by phone',
  documents: 'asked for documents by email',
  voicemail: 'called and left a voicemail',
  'no-answer': 'called, and nobody answered',
  'wrong-number': 'called, and the number was wrong',
  certificate: 'sent a certificate',
}

function answerInWords({ way, status }: LeadEvent['details']): string {
  const answer = ANSWERS[String(way)] ?? 'replied by email'
  const became = leadStatus(typeof status === 'string' ? status : undefined)
  return became ? `${answer}, and the status became ${STATUS_NAMES[became]}` : answer
}

function undoneInWords(event: LeadEvent, names: EventNames): string {
  const { way, ...details } = event.details
  const changed = changeInWords({ ...event, details }, names)
  if (way === undefined) return `undid what they had set: they ${changed}`
  const noted = `took back that they ${answerInWords({ way })}`
  return Object.keys(details).length > 0 ? `${noted}, and ${changed}` : noted
}

/** The events of a lead before which nobody had it. */
export function eventsWithoutOwner(newestFirst: LeadEvent[]): Set<LeadEvent> {
  const free = new Set<LeadEvent>()
  let owner: unknown = ''
  for (const event of newestFirst.toReversed()) {
    if (owner === '') free.add(event)
    owner = event.details.assignedTo ?? owner
  }
  return free
}

function changeInWords(event: LeadEvent, names: EventNames): string {
  const { details, staffEmail } = event
  const { status, followUpOn, assignedTo, hasStatusReason, hasCarrier, premium } = details
  const { quotedOn, policyEndsOn } = details
  const changes: string[] = []
  const named = leadStatus(typeof status === 'string' ? status : undefined)
  if (named) changes.push(`set the status to ${STATUS_NAMES[named]}`)
  if (hasStatusReason !== undefined) {
    changes.push(hasStatusReason ? 'gave a reason' : 'removed the reason')
  }
  if (typeof followUpOn === 'string') {
    changes.push(
      followUpOn ? `set the follow-up to ${dayInWords(followUpOn)}` : 'removed the follow-up',
    )
  }
  if (hasCarrier !== undefined) changes.push(hasCarrier ? 'set the carrier' : 'removed the carrier')
  if (premium !== undefined) {
    changes.push(premium ? `set the premium to ${asMoney(String(premium))}` : 'removed the premium')
  }
  for (const [what, on] of [
    ['the day of the quote or sale', quotedOn],
    ['the end of the present policy', policyEndsOn],
  ] as const) {
    if (typeof on !== 'string') continue
    changes.push(on ? `set ${what} to ${dayInWords(on)}` : `removed ${what}`)
  }
  if (typeof assignedTo === 'string') {
    changes.push(
      assignedTo === ''
        ? 'removed the assignment'
        : names.isSame(assignedTo, staffEmail)
          ? names.wasFree(event)
            ? 'took the lead'
            : 'took over the lead'
          : `assigned it to ${names.staffName(assignedTo)}`,
    )
  }
  return changes.length > 0 ? listed(changes) : 'changed it'
}

function listed(parts: string[]): string {
  return parts.length === 1 ? `${parts[0]}` : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
