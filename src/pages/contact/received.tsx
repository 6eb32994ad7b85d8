import { ConfirmationPage } from '../../confirmation/confirmation-page.tsx'
import { loadConfirmation } from '../../confirmation/load-confirmation.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function ContactReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Message received" description="Your message has arrived." />
      <ConfirmationPage
        kind="contact"
        heading="We have your message"
        formPath="/contact"
        received={await loadConfirmation(requestHeaders(), 'contact', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
