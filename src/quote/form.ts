import { type FormTable, type StepId, stepOf } from '../forms/table.ts'
import {
  GENERAL_INSURANCE,
  INSURANCE_TYPES,
  LONG_TEXT_CHARACTERS,
  PHONE_HELP,
  SHORT_TEXT_CHARACTERS,
  VESSEL_USES,
} from '../settings/business.ts'

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
        vessel_type: {
          label: 'Vessel type',
          input: 'list',
          choicesFrom: 'vessels',
          placeholder: 'Choose a vessel type',
        },
        vessel_length: {
          label: 'Vessel length (feet)',
          input: 'whole number',
          hint: 'Whole feet, for example 28',
        },
        vessel_value: {
          label: 'Estimated value',
          input: 'amount',
          hint: 'In dollars, for example 45,000',
        },
        vessel_use: {
          label: 'Primary use',
          input: 'list',
          isOptional: true,
          choices: VESSEL_USES,
          placeholder: 'Choose a use',
        },
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
        zipCode: { label: 'ZIP code', input: 'zip', isHalf: true, autoComplete: 'postal-code' },
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
