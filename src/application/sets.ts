import type { StoredAnswers, SubmissionKind } from '../../db/leads/submissions.ts'
import { boatSections, yachtSections } from './boat.ts'
import { commercialSections, marinaSections } from './business.ts'
import { propertySections } from './property.ts'
import type { Section } from './question.ts'

/** A request that was sent, as far as its application depends on it. */
export interface SentRequest {
  kind: SubmissionKind
  answers: StoredAnswers
}

/** Every set of questions, by the kind of what is insured. */
export const APPLICATIONS = {
  boat: boatSections,
  yacht: yachtSections,
  property: propertySections,
  marina: marinaSections,
  commercial: commercialSections,
} as const satisfies Record<string, readonly Section[]>

const ON_LAND = ['marina', 'boatyard', 'dealer', 'yacht-club']

/** Which questions an insurer would ask about a request; undefined when it is about nothing that we have questions for. */
export function sectionsFor({ kind, answers }: SentRequest): readonly Section[] | undefined {
  if (kind !== 'quote') return undefined
  const { insurance_type: type, coverage_wanted: coverage, business_kind: business } = answers
  if (type === 'luxury') return APPLICATIONS.yacht
  if (type === 'commercial') {
    return ON_LAND.includes(`${business}`) ? APPLICATIONS.marina : APPLICATIONS.commercial
  }
  if (type === 'other') return coverage === 'auto' ? undefined : APPLICATIONS.property
  return APPLICATIONS.boat
}
