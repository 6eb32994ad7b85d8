import { correctAnswers } from '../../../../db/leads/answer-changes.ts'
import { findLead } from '../../../../db/leads/lead.ts'
import type { StoredAnswers, SubmissionKind } from '../../../../db/leads/submissions.ts'
import { sectionsFor } from '../../../application/sets.ts'
import { applicationState, fieldText } from '../../../application/state.ts'
import { answersTo, shownAnswers } from '../../../confirmation/handle-application.ts'
import { isId } from '../../../http/is-id.ts'
import { type RerenderedPage, rerenderedPage } from '../../../http/rerender.ts'
import { services } from '../../../http/services.ts'
import type { StaffMember } from '../../session/session.ts'
import type { Fields } from '../../session/staff-form.ts'
import { seeOther } from '../../session/staff-form.ts'
import { answersHref } from '../addresses.ts'

/** A section of an application of which staff could not save all, as its page shows it again. */
export interface UnsavedAnswers extends RerenderedPage {
  correctedLead: string
  part: string
  typed: Record<string, string>
  /** What somebody else answered meanwhile, by question. */
  conflicts: Record<string, string>
  saved: number
}

/** What the page being rendered answers, when it answers this form. */
export function answersBeingCorrected(): UnsavedAnswers | undefined {
  return rerenderedPage<UnsavedAnswers>('correctedLead')
}

/** Saves what staff changed in a section of a lead's application. */
export async function handleAnswers(
  id: string,
  fields: Fields,
  staff: StaffMember,
): Promise<Response | UnsavedAnswers | undefined> {
  const { db } = services()
  const lead = isId(id) ? await findLead(db, id) : undefined
  const sent = lead && requestOf(lead)
  const section = sent && sectionsFor(sent)?.find((one) => one.id === fields.part)
  if (!section) return undefined
  const typed = answersTo(section, fields)
  const shown = shownAnswers(section, fields)
  const path = answersHref(id, section.id)
  const result = await correctAnswers(db, staff, id, { typed, shown }, (stored) => {
    const { sections = [] } = applicationState(sent, stored) ?? {}
    const asked = sections.flatMap((one) => one.asked)
    return Object.fromEntries(asked.map((one) => [one.name, fieldText(one)]))
  })
  if (!result) return undefined
  const { saved, conflicts } = result
  if (Object.keys(conflicts).length > 0) {
    const answer = { correctedLead: id, part: section.id, typed, conflicts, saved: saved.length }
    return { ...answer, path, status: 409 }
  }
  const text = saved.length === 0 ? 'Nothing has changed.' : savedInWords(saved.length)
  return seeOther(path, { flash: { tone: 'success', text } })
}

/** For example: 2 answers are saved. The client sees them now. */
export function savedInWords(saved: number): string {
  return saved === 1
    ? 'One answer is saved. The client sees it now.'
    : `${saved} answers are saved. The client sees them now.`
}

/** A lead as far as its application depends on it. */
export function requestOf(lead: {
  kind: SubmissionKind
  formData: StoredAnswers
  amendments: readonly { answers: StoredAnswers }[]
}) {
  return { kind: lead.kind, answers: lead.amendments.at(-1)?.answers ?? lead.formData }
}
