import type { VesselOption } from '../../../../db/content/vessels.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import type { StoredAnswers, SubmissionKind } from '../../../../db/leads/submissions.ts'
import { fieldsOf } from '../../../forms/table.ts'
import { leadForms } from '../../../leads/lead-forms.ts'
import { shownAnswer } from '../../../leads/shown-answers.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { type OfficeTimes, replyDeadline } from '../../../settings/reply-deadline.ts'
import { receivedInWords } from '../words/lead-times.ts'

const SHOWN_WORDS = 90

/**
 * What a lead is about, on one line, by what the table of its form has as brief: "Sailboat · 34 ft · $80,000 · ZIP
 * 06604"; or the first words.
 */
export function leadSummary(
  kind: SubmissionKind,
  answers: StoredAnswers,
  vessels: VesselOption[],
): string {
  const text = (name: string) => visibleLine(String(answers[name] ?? ''), SHOWN_WORDS)
  if (kind === 'contact')
    return text('subject') ? `${text('subject')}: ${text('message')}` : text('message')
  if (kind === 'call') return ''
  const facts = Object.entries(fieldsOf(leadForms[kind])).flatMap(([name, field]) => {
    const shown = field.brief && shownAnswer(field, answers[name], vessels)
    return shown ? [visibleLine(field.brief?.replace('*', () => shown) ?? '', SHOWN_WORDS)] : []
  })
  return facts.length > 1
    ? facts.join(' · ')
    : [...facts, text('additional_details')].filter(Boolean).join(' · ')
}

/**
 * By when the visitor was promised an answer, of a lead that has none; undefined once it has one, is quoted or over.
 * @param wish The time of day at which the visitor wants to be called.
 */
export function promisedAnswer(
  office: OfficeTimes,
  { createdAt, status, answeredAt }: Pick<ListedLead, 'createdAt' | 'status' | 'answeredAt'>,
  wish: string | undefined,
  now = new Date(),
): { text: string; isOverdue: boolean } | undefined {
  if (answeredAt || !['new', 'in-work'].includes(status)) return undefined
  const due = replyDeadline(office, new Date(createdAt), wish)
  return due && { text: receivedInWords(due.toISOString(), now), isOverdue: due < now }
}
