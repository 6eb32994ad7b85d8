import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { loadReceived } from '../../received/load-received.ts'
import { ReceivedPage } from '../../received/received-page.tsx'

export default async function ContactReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Message received" description="Your message has arrived." />
      <ReceivedPage
        kind="contact"
        heading="We have your message"
        formPath="/contact"
        received={await loadReceived(requestHeaders(), 'contact', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
