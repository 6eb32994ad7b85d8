import { ConfirmationPage } from '../../confirmation/confirmation-page.tsx'
import { loadConfirmation } from '../../confirmation/load-confirmation.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function QuoteReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Quote request received" description="Your quote request has arrived." />
      <ConfirmationPage
        kind="quote"
        heading="We have your quote request"
        formPath="/quote"
        received={await loadConfirmation(requestHeaders(), 'quote', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
