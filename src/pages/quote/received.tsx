import { ReceivedPage } from '../../forms/received.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { received } from '../../server/cookies.ts'
import { requestHeaders } from '../../server/request.ts'

export default async function QuoteReceivedPage() {
  return (
    <>
      <PageHead title="Quote request received" description="Your quote request has arrived." />
      <ReceivedPage
        kind="quote"
        heading="We have your quote request"
        formPath="/quote"
        received={received(requestHeaders(), 'quote')}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
