import type { InsuranceType } from '../settings/business.ts'

const TYPES: Record<string, InsuranceType> = {
  'boat-insurance': 'boat',
  'boat-yacht-insurance': 'boat',
  'personal-watercraft': 'boat',
  'yacht-insurance': 'luxury',
  'luxury-yacht-insurance': 'luxury',
  'commercial-marine': 'commercial',
  'commercial-marine-insurance': 'commercial',
}

/** The preselected type of insurance in the quote form of a product's page. */
export function insuranceTypeOf(slug: string, isKnown: boolean): InsuranceType {
  if (!isKnown) return 'general'
  return TYPES[slug] ?? 'other'
}
