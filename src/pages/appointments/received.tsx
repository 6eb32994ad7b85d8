import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { loadReceived } from '../../received/load-received.ts'
import { ReceivedPage } from '../../received/received-page.tsx'

export default async function CallReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Call request received" description="Your request for a call has arrived." />
      <ReceivedPage
        kind="call"
        heading="We have your request for a call"
        formPath="/appointments"
        received={await loadReceived(requestHeaders(), 'call', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
