import { LinkPage } from '../../quote/another-device/link-page.tsx'

export default async function QuoteLinkPage({ query }: { query?: string }) {
  return <LinkPage isSent={new URLSearchParams(query).has('sent')} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
