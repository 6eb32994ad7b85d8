import { ReceivedPage } from '../../forms/received.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { received } from '../../server/cookies.ts'
import { requestHeaders } from '../../server/request.ts'

export default async function QuoteReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Quote request received" description="Your quote request has arrived." />
      <ReceivedPage
        kind="quote"
        heading="We have your quote request"
        formPath="/quote"
        received={received(requestHeaders(), 'quote', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
