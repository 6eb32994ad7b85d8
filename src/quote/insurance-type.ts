import type { InsuranceType } from '../settings/business.ts'
import type { BUSINESS_KINDS, COVERAGES_WANTED } from './questions.ts'

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

const COVERAGES: Record<string, (typeof COVERAGES_WANTED)[number]['value']> = {
  'waterfront-property': 'home',
  'waterfront-property-insurance': 'home',
  'home-insurance': 'home',
  'flood-insurance': 'flood',
  'auto-insurance': 'auto',
}

const BUSINESSES_OF_VESSELS: Record<string, (typeof BUSINESS_KINDS)[number]['value']> = {
  'charter-boat': 'charter',
}

/** What the second step starts with for a visitor who comes from the pages of a product and a type of vessel. */
export function answersOfPages({ product, vessel }: { product?: string; vessel?: string }) {
  const coverage = product && COVERAGES[product]
  const business = vessel && BUSINESSES_OF_VESSELS[vessel]
  return {
    ...(vessel && { vessel_type: vessel }),
    ...(coverage && { coverage_wanted: coverage }),
    ...(business && { business_kind: business }),
  }
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
