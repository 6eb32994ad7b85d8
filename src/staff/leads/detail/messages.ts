import type { LeadMessage } from '../../../../db/leads/lead.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { momentInWords } from '../words/when.tsx'

const SHOWN_ERROR = 300

/** What a message is. */
export function messageName({ audience, topic }: LeadMessage): string {
  if (audience === 'visitor') {
    return topic === 'infected-file'
      ? 'Notice of an infected file to the visitor'
      : 'Confirmation to the visitor'
  }
  if (topic === 'amendment') return 'The changed answers to the agency'
  if (topic === 'later-files') return 'Notice of added files to the agency'
  return topic === 'infected-file'
    ? 'Notice of an infected file to the agency'
    : 'Message to the agency'
}

/** What has become of it, as a sentence. */
export function messageState(message: LeadMessage): string {
  const { audience, sentAt, refusedAt, attempts, lastError, acceptedBy } = message
  const said = lastError ? visibleLine(lastError, SHOWN_ERROR) : 'no reason'
  if (sentAt) {
    const to = audience === 'agency' && acceptedBy.length > 0 ? ` to ${acceptedBy.join(', ')}` : ''
    return `Sent ${momentInWords(sentAt)}${to}.`
  }
  if (refusedAt) return `Refused ${momentInWords(refusedAt)}. The mail server said: ${said}`
  if (message.waitsSince) {
    return 'Waiting until somebody releases it on the dashboard: too many messages were requested in that hour.'
  }
  if (attempts === 0) return 'Waiting to be sent.'
  const tries = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
  if (!lastError) return `${tries}, being sent now.`
  return `${tries}, and will be tried again. The last problem: ${said}`
}

/** Whether a message can be sent again: the latest of its kind, once it waits no more. */
export function canBeSentAgain(message: LeadMessage, all: LeadMessage[]): boolean {
  const { audience, topic } = message
  if (audience === 'visitor' && topic !== 'submission') return false
  const same = all.filter((other) => other.audience === audience && other.topic === topic)
  return same.at(-1) === message && (message.sentAt ?? message.refusedAt) !== undefined
}
