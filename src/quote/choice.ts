import { builtInProducts } from '../../db/seed/products/index.ts'
import { townPlaces } from '../../db/seed/towns/places.ts'
import type { FormState } from '../forms/form-state.ts'
import type { QuoteChoice } from '../layout/quote-address.ts'
import { TOWN_INSURANCE } from '../settings/business.ts'
import { quoteForm } from './form.ts'
import { answersOfPages, insuranceTypeOf, insuranceTypeOfVessel } from './insurance-type.ts'

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
