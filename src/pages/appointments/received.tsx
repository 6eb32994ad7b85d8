import { ConfirmationPage } from '../../confirmation/confirmation-page.tsx'
import { loadConfirmation } from '../../confirmation/load-confirmation.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function CallReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Call request received" description="Your request for a call has arrived." />
      <ConfirmationPage
        kind="call"
        heading="We have your request for a call"
        formPath="/appointments"
        received={await loadConfirmation(requestHeaders(), 'call', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
