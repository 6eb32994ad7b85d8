import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { loadReceived } from '../../received/load-received.ts'
import { ReceivedPage } from '../../received/received-page.tsx'

export default async function QuoteReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Quote request received" description="Your quote request has arrived." />
      <ReceivedPage
        kind="quote"
        heading="We have your quote request"
        formPath="/quote"
        received={await loadReceived(requestHeaders(), 'quote', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
