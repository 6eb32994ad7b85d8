import { received } from '../../forms/cookies.ts'
import { ReceivedPage } from '../../forms/received.tsx'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function CallReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Call request received" description="Your request for a call has arrived." />
      <ReceivedPage
        kind="call"
        heading="We have your request for a call"
        formPath="/appointments"
        received={received(requestHeaders(), 'call', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
