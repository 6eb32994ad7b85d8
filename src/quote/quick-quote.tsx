import type { FormOrigin } from '../forms/form-state.ts'
import { requestHeaders } from '../http/request.ts'
import type { InsuranceType } from '../settings/business.ts'
import { loadQuote } from './load.ts'
import { QuoteForm } from './quote-form.tsx'

/**
 * The quote form in a page about a product or a town. It always begins at its first step, with the
 * page's type of insurance chosen, and the agency learns which page that was. Without JavaScript
 * it goes on at /quote; what the visitor had answered before stays answered.
 * @param preselected The type of insurance; `general` counts as chosen and is none of the cards.
 * @param path The page's own address.
 */
export async function QuickQuote({
  preselected,
  ...origin
}: { preselected: InsuranceType } & FormOrigin) {
  const { state, vessels, vesselsAreDefaults } = await loadQuote(requestHeaders(), undefined)
  return (
    <QuoteForm
      // A link from one product to the next must not take the form of the first along.
      key={origin.path}
      isEmbedded
      vessels={vessels}
      vesselsAreDefaults={vesselsAreDefaults}
      state={{
        ...state,
        step: 'insurance',
        values: { ...state.values, insurance_type: preselected },
        errors: {},
        preselected: 'insurance_type',
        origin,
      }}
    />
  )
}
