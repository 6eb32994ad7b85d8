import { ConfirmationPage } from '../../../confirmation/confirmation-page.tsx'
import { loadConfirmation } from '../../../confirmation/load-confirmation.ts'
import { requestHeaders } from '../../../http/request.ts'
import { PageHead } from '../../../layout/page-head.tsx'

export default async function ClaimReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Notice received" description="Your notice has arrived." />
      <ConfirmationPage
        kind="claim"
        heading="We have your notice"
        formPath="/claims/notice"
        received={await loadConfirmation(requestHeaders(), 'claim', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
