import { ConfirmationPage } from '../../confirmation/confirmation-page.tsx'
import { loadConfirmation } from '../../confirmation/load-confirmation.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function CertificateReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Request received" description="Your request has arrived." />
      <ConfirmationPage
        kind="certificate"
        heading="We have your request"
        formPath="/certificates"
        received={await loadConfirmation(requestHeaders(), 'certificate', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
