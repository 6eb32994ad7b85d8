import type { VesselOption } from '../../../../db/content/vessels.ts'
import type { Lead } from '../../../../db/leads/lead.ts'
import { type ShownAnswer, shownAnswers } from '../../../leads/shown-answers.ts'

/** An answer that a visitor changed by sending the form again. */
interface ChangedAnswer {
  label: string
  before: string | undefined
  after: string | undefined
}

export interface AnswerVersions {
  /** As they stand now; `before` where the visitor had first said something else. */
  current: (ShownAnswer & { isChanged: boolean; before: string | undefined })[]
  /** What each later version changed, oldest first. */
  changes: { id: string; at: string; answers: ChangedAnswer[] }[]
}

/** A lead's answers and what has become of them. */
export function answerVersions(lead: Lead, vessels: VesselOption[]): AnswerVersions {
  const shown = (formData: Lead['formData']) => shownAnswers({ kind: lead.kind, formData }, vessels)
  const first = shown(lead.formData)
  let latest = first
  const changes = lead.amendments.map(({ id, createdAt, answers }) => {
    const next = shown(answers)
    const changed = differences(latest, next)
    latest = next
    return { id, at: createdAt, answers: changed }
  })
  const atFirst = new Map(first.map(({ name, value }) => [name, value]))
  const current = latest.map((answer) => {
    const before = atFirst.get(answer.name)
    return { ...answer, before, isChanged: before !== answer.value }
  })
  return { current, changes }
}

function differences(before: ShownAnswer[], after: ShownAnswer[]): ChangedAnswer[] {
  const labels = new Map([...before, ...after].map(({ name, label }) => [name, label]))
  const values = (answers: ShownAnswer[]) =>
    new Map(answers.map(({ name, value }) => [name, value]))
  const [old, now] = [values(before), values(after)]
  return [...labels]
    .filter(([name]) => old.get(name) !== now.get(name))
    .map(([name, label]) => ({ label, before: old.get(name), after: now.get(name) }))
}
