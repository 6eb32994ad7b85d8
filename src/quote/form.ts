import type { FormDefinition } from '../forms/definition.ts'

export const quoteForm = {
  kind: 'quote',
  path: '/quote',
  steps: [
    { id: 'insurance', fields: ['insurance_type'] },
    { id: 'vessel', fields: ['vessel_type', 'vessel_length', 'vessel_value', 'vessel_use'] },
    {
      id: 'contact',
      fields: ['first_name', 'last_name', 'email', 'phone', 'zipCode', 'additional_details'],
    },
  ],
  lists: ['vessel_type', 'vessel_use'],
} as const satisfies FormDefinition

export type QuoteStep = (typeof quoteForm.steps)[number]['id']

/** Heading and progress of each step, in percent. */
export const quoteSteps: Record<QuoteStep, { number: number; percent: number; heading: string }> = {
  insurance: {
    number: 1,
    percent: 33,
    heading: 'What type of insurance are you looking for?',
  },
  vessel: { number: 2, percent: 66, heading: 'Tell us about your vessel' },
  contact: { number: 3, percent: 100, heading: 'How can we reach you?' },
}

/** The kinds of insurance for which the vessel must be known before a quote makes sense. */
export function needsVessel(insuranceType: string | undefined): boolean {
  return insuranceType === 'boat' || insuranceType === 'luxury'
}

/** What Continue asks for on the vessel step, by field, when the vessel must be known. */
export const VESSEL_REQUIRED = {
  vessel_type: 'Please fill in the vessel type.',
  vessel_length: 'Please fill in the vessel length.',
  vessel_value: 'Please fill in the estimated value.',
} as const
