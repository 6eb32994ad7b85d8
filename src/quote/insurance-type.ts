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

const TYPES_OF_VESSELS: Record<string, InsuranceType> = {
  yacht: 'luxury',
  'charter-boat': 'commercial',
  'commercial-marine': 'commercial',
}

/** The preselected type of insurance in the quote form of a product's page. */
export function insuranceTypeOf(slug: string, isKnown: boolean): InsuranceType {
  if (!isKnown) return 'general'
  return TYPES[slug] ?? 'other'
}

/** The preselected type of insurance of a visitor who comes from the page of a type of vessel. */
export function insuranceTypeOfVessel(slug: string): InsuranceType {
  return TYPES_OF_VESSELS[slug] ?? 'boat'
}
