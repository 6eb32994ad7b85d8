import type { FormOrigin } from '../forms/form-state.ts'
import type { InsuranceType } from '../settings/business.ts'
import { withChoice } from './choice.ts'
import { loadQuote } from './load.ts'
import { QuoteWizard } from './quote-wizard.tsx'

/**
 * The quote form on a page about a product or a town. It always starts at its first step, with the
 * page's type of insurance preselected, and the agency sees which page that was. The page is the same
 * for everyone: a draft comes in when the form wakes. Without JavaScript it continues at /quote;
 * earlier answers are kept.
 * @param preselected The type of insurance; `general` counts as chosen although it is none of the
 * cards.
 * @param path The page's own address.
 */
export async function QuickQuote({
  preselected,
  ...origin
}: { preselected: InsuranceType } & FormOrigin) {
  const { state, vessels, vesselsAreDefaults } = await loadQuote(new Headers(), undefined)
  const { values } = withChoice(state, origin, vessels)
  return (
    <QuoteWizard
      // Navigating from one product to the next must not keep the first one's form.
      key={origin.path}
      isEmbedded
      vessels={vessels}
      vesselsAreDefaults={vesselsAreDefaults}
      state={{
        ...state,
        step: 'insurance',
        values: { ...values, insurance_type: preselected },
        errors: {},
        preselected: 'insurance_type',
        origin,
      }}
    />
  )
}
