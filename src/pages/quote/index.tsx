import { hasProblems } from '../../forms/form-state.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { choiceOf } from '../../layout/quote-address.ts'
import { builtInProduct } from '../../products/load.ts'
import { withChoice } from '../../quote/choice.ts'
import { quoteForm, stepName } from '../../quote/form.ts'
import { loadQuote } from '../../quote/load.ts'
import { QuoteIntro } from '../../quote/quote-intro.tsx'
import { QuoteWizard } from '../../quote/quote-wizard.tsx'
import { NoScheduleBadge } from '../../scheduling/schedule-badge.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function QuotePage({ query }: { query?: string }) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  const town = townFromQuery(query)
  const choice = { ...choiceOf('/quote', new URLSearchParams(query)), town: town?.slug }
  const { toast, vessels, vesselsAreDefaults, ...quote } = await loadQuote(requestHeaders(), step)
  const state = withChoice(quote.state, choice, vessels)
  const product = state.origin?.product && builtInProduct(state.origin.product)
  return (
    <>
      <PageHead
        title={titleAt(state.step)}
        description="Tell us about your boat, yacht or waterfront property in three short steps. A Connecticut marine specialist answers within 24 hours on business days."
        path="/quote"
        town={town?.name}
        hasProblems={hasProblems(state)}
      />
      <NoScheduleBadge />
      {toast && <ServerToast toast={toast} />}
      <QuoteIntro townName={town?.name} productName={product ? product.name : undefined}>
        <QuoteWizard state={state} vessels={vessels} vesselsAreDefaults={vesselsAreDefaults} />
      </QuoteIntro>
    </>
  )
}

/** The steps after the first are no page that anybody looks for. */
function titleAt(step: string): string {
  const title = 'Get a Marine Insurance Quote'
  return step === quoteForm.steps[0].id ? title : `${stepName(step)}: ${title}`
}

export const getConfig = () => ({ render: 'dynamic' }) as const
