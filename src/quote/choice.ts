import { builtInProducts } from '../../db/seed/products/index.ts'
import { townPlaces } from '../../db/seed/towns/places.ts'
import type { FormState } from '../forms/form-state.ts'
import type { QuoteChoice } from '../layout/quote-address.ts'
import { type InsuranceType, TOWN_INSURANCE } from '../settings/business.ts'
import { quoteForm } from './form.ts'
import type { BUSINESS_KINDS, COVERAGES_WANTED } from './questions.ts'

/**
 * The quote form of a visitor who comes from the page of a town, a product or a type of vessel: it starts with what that
 * page is about. What the visitor chose, in a draft or in this tab, stays.
 * @param choice What the page's address says; the form itself says it on the steps after the first.
 * @param vessels The types of vessel that can be chosen.
 */
export function withChoice(
  state: FormState,
  { town, product, vessel }: QuoteChoice,
  vessels: readonly { slug: string }[],
): FormState {
  const chosen = {
    town: town ?? state.origin?.town,
    product: known(builtInProducts, product ?? state.origin?.product),
    vessel: known(vessels, vessel ?? state.origin?.vessel),
  }
  if (!chosen.town && !chosen.product && !chosen.vessel) return state
  const { values } = state
  const place = townPlaces.find(({ slug }) => slug === chosen.town)?.name
  return {
    ...state,
    values: {
      ...answersOfPages(chosen),
      ...(place && { property_place: place }),
      ...values,
      insurance_type: values.insurance_type || typeOf(chosen),
    },
    origin: state.origin ?? { path: quoteForm.path, ...chosen },
  }
}

function known(list: readonly { slug: string }[], wanted: string | undefined) {
  return list.find(({ slug }) => slug === wanted)?.slug
}

function typeOf({ product, vessel }: QuoteChoice): string {
  if (product) return insuranceTypeOf(product, true)
  return vessel ? insuranceTypeOfVessel(vessel) : TOWN_INSURANCE
}

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
function answersOfPages({ product, vessel }: { product?: string; vessel?: string }) {
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
function insuranceTypeOfVessel(slug: string): InsuranceType {
  return TYPES_OF_VESSELS[slug] ?? 'boat'
}
