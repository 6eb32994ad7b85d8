import { type FormTable, type StepId, stepOf } from '../forms/table.ts'
import {
  GENERAL_INSURANCE,
  INSURANCE_TYPES,
  LONG_TEXT_CHARACTERS,
  PHONE_HELP,
  SHORT_TEXT_CHARACTERS,
} from '../settings/business.ts'
import {
  businessQuestions,
  NO_VESSEL,
  presentPolicyQuestions,
  propertyQuestions,
  vesselQuestions,
} from './questions.ts'

/** The quote request: what each step asks. */
export const quoteForm = {
  kind: 'quote',
  path: '/quote',
  steps: [
    {
      id: 'insurance',
      fields: {
        insurance_type: {
          label: 'Type of insurance',
          input: 'cards',
          choices: INSURANCE_TYPES,
          alsoAccepted: [GENERAL_INSURANCE],
        },
      },
    },
    {
      id: 'vessel',
      fields: {
        ...vesselQuestions,
        ...propertyQuestions,
        ...businessQuestions,
        ...presentPolicyQuestions,
      },
    },
    {
      id: 'contact',
      fields: {
        first_name: {
          label: 'First name',
          input: 'text',
          isHalf: true,
          autoComplete: 'given-name',
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        last_name: {
          label: 'Last name',
          input: 'text',
          isHalf: true,
          autoComplete: 'family-name',
          maxLength: SHORT_TEXT_CHARACTERS,
        },
        email: { label: 'Email', input: 'email', autoComplete: 'email' },
        phone: {
          label: 'Phone',
          input: 'tel',
          help: PHONE_HELP,
          isOptional: true,
          isHalf: true,
          autoComplete: 'tel',
        },
        zipCode: {
          label: 'ZIP code',
          input: 'zip',
          isHalf: true,
          autoComplete: 'postal-code',
          brief: 'ZIP *',
        },
        additional_details: {
          label: 'Additional details',
          input: 'area',
          isOptional: true,
          maxLength: LONG_TEXT_CHARACTERS,
        },
      },
    },
  ],
} as const satisfies FormTable

export type QuoteForm = typeof quoteForm

/** Heading and progress of each step, in percent. */
export const quoteSteps: Record<
  StepId<QuoteForm>,
  { number: number; percent: number; heading: string }
> = {
  insurance: {
    number: 1,
    percent: 33,
    heading: 'What type of insurance are you looking for?',
  },
  vessel: { number: 2, percent: 66, heading: 'Tell us about your vessel' },
  contact: { number: 3, percent: 100, heading: 'How can we reach you?' },
}

/** What a step is headed by; the second one by what is to be insured, with a note where that is no vessel. */
export function headOf(
  step: StepId<QuoteForm>,
  insuranceType: string,
): { heading: string; note?: string } {
  return (step === 'vessel' && NO_VESSEL[insuranceType]) || quoteSteps[step]
}

/** For example: Step 2 of 3 */
export function stepName(step: string): string {
  return `Step ${quoteSteps[stepOf(quoteForm, step).id].number} of ${quoteForm.steps.length}`
}

/** The kinds of insurance that require the vessel for a quote. */
export function needsVessel(insuranceType: string): boolean {
  return insuranceType === 'boat' || insuranceType === 'luxury'
}

/** What the vessel step asks for when the vessel is required, by field, as in a sentence. */
export const VESSEL_NEEDED = {
  vessel_type: 'vessel type',
  vessel_length: 'vessel length',
  vessel_value: 'estimated value',
} as const
