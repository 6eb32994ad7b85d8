import { received } from '../../forms/cookies.ts'
import { ReceivedPage } from '../../forms/received.tsx'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'

export default async function ContactReceivedPage({ query }: { query?: string }) {
  return (
    <>
      <PageHead title="Message received" description="Your message has arrived." />
      <ReceivedPage
        kind="contact"
        heading="We have your message"
        formPath="/contact"
        received={received(requestHeaders(), 'contact', query)}
      />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
