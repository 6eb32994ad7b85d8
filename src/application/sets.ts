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
export function sectionsFor(request: SentRequest): readonly Section[] | undefined {
  const kind = applicationKind(request)
  return kind && APPLICATIONS[kind]
}

/** What kind of application a request comes to, likewise. */
export function applicationKind({
  kind,
  answers,
}: SentRequest): keyof typeof APPLICATIONS | undefined {
  if (kind !== 'quote') return undefined
  const { insurance_type: type, coverage_wanted: coverage, business_kind: business } = answers
  if (type === 'luxury') return 'yacht'
  if (type === 'commercial') return ON_LAND.includes(`${business}`) ? 'marina' : 'commercial'
  if (type === 'other') return coverage === 'auto' ? undefined : 'property'
  return 'boat'
}
