import { hasProblems } from '../../forms/form-state.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { inTown } from '../../quote/in-town.ts'
import { loadQuote } from '../../quote/load.ts'
import { QuoteIntro } from '../../quote/quote-intro.tsx'
import { QuoteWizard } from '../../quote/quote-wizard.tsx'
import { NoScheduleBadge } from '../../scheduling/schedule-badge.tsx'
import { townFromQuery } from '../../scheduling/town-from-query.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function QuotePage({ query }: { query?: string }) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  const town = townFromQuery(query)
  const { toast, state, vessels, vesselsAreDefaults } = await loadQuote(requestHeaders(), step)
  return (
    <>
      <PageHead
        title="Get a Marine Insurance Quote"
        description="Tell us about your boat, yacht or waterfront property in three short steps. A Connecticut marine specialist answers within 24 hours, without obligation."
        path="/quote"
        town={town?.name}
        hasProblems={hasProblems(state)}
      />
      <NoScheduleBadge />
      <QuoteIntro townName={town?.name}>
        <QuoteWizard
          state={town ? inTown(state, town.slug) : state}
          vessels={vessels}
          vesselsAreDefaults={vesselsAreDefaults}
        />
      </QuoteIntro>
      {toast && <ServerToast toast={toast} />}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
