import type { VesselOption } from '../../../../db/content/vessels.ts'
import type { ListedLead } from '../../../../db/leads/lead-list.ts'
import type { Answer, StoredAnswers, SubmissionKind } from '../../../../db/leads/submissions.ts'
import { fieldsOf } from '../../../forms/table.ts'
import { type LeadAnswers, leadForms } from '../../../leads/lead-forms.ts'
import { shownAnswer } from '../../../leads/shown-answers.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import { CLAIM_HOURS } from '../../../settings/business.ts'
import { momentInOffice } from '../../../settings/office-time.ts'
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
 * What has to be done next for a visitor, and by when: the answer that was promised, and what they said they need by a
 * day, by the end of that day in the office; somebody calls sooner about a loss. Undefined once both are done, or the lead is quoted or over.
 * @param answers `preferred_time`: the time of day at which the visitor wants to be called; `needed_by`: YYYY-MM-DD.
 */
export function promisedAnswer(
  office: OfficeTimes,
  {
    kind,
    createdAt,
    status,
    answeredAt,
  }: Pick<ListedLead, 'kind' | 'createdAt' | 'status' | 'answeredAt'>,
  answers: Pick<LeadAnswers<Answer>, 'preferred_time' | 'needed_by'>,
  now = new Date(),
): { what: 'answer' | 'certificate'; text: string; isOverdue: boolean } | undefined {
  if (!['new', 'in-work'].includes(status)) return undefined
  const wish = String(answers.preferred_time ?? '') || undefined
  const hours = kind === 'claim' ? CLAIM_HOURS : undefined
  const answer = answeredAt ? undefined : replyDeadline(office, new Date(createdAt), wish, hours)
  const needed = answers.needed_by
    ? momentInOffice(`${answers.needed_by}T${office.closes}`)
    : undefined
  const isNeededFirst = needed && (!answer || needed <= answer)
  const due = isNeededFirst ? needed : answer
  return (
    due && {
      what: isNeededFirst ? 'certificate' : 'answer',
      text: receivedInWords(due.toISOString(), now),
      isOverdue: due < now,
    }
  )
}
