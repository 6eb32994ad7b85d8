import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { loadQuote } from '../../quote/load.ts'
import { QuoteForm } from '../../quote/quote-form.tsx'
import { QuoteIntro } from '../../quote/quote-intro.tsx'
import { NoScheduleBadge } from '../../scheduling/schedule-badge.tsx'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function QuotePage({ query }: { query?: string }) {
  const step = new URLSearchParams(query).get('step') ?? undefined
  const { toast, state, vessels, vesselsAreDefaults } = await loadQuote(requestHeaders(), step)
  return (
    <>
      <PageHead
        title="Get a Marine Insurance Quote"
        description="Tell us about your boat, yacht or waterfront property in three short steps. A Connecticut marine specialist answers within 24 hours, without obligation."
        path="/quote"
        hasProblems={Object.keys(state.errors).length > 0}
      />
      <NoScheduleBadge />
      <QuoteIntro>
        <QuoteForm state={state} vessels={vessels} vesselsAreDefaults={vesselsAreDefaults} />
      </QuoteIntro>
      {toast && <ServerToast toast={toast} />}
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
