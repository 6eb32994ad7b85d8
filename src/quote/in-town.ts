import type { FormState } from '../forms/form-state.ts'
import { TOWN_INSURANCE } from '../settings/business.ts'
import { quoteForm } from './form.ts'

/**
 * The quote form of a visitor who comes from a town's page: it starts with the type of insurance that
 * the town's own form has chosen. What the visitor chose, in a draft or in this tab, stays.
 * @param town The slug of the town, which the agency sees.
 */
export function inTown(state: FormState, town: string): FormState {
  const insurance_type = state.values.insurance_type || TOWN_INSURANCE
  return {
    ...state,
    values: { ...state.values, insurance_type },
    origin: state.origin ?? { path: quoteForm.path, town },
  }
}
