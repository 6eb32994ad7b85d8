import { linkTokenIn } from '../quote/another-device/addresses.ts'
import { ContinuePage } from '../quote/another-device/continue-page.tsx'

export default async function ContinueRequestPage({ query }: { query?: string }) {
  return <ContinuePage token={linkTokenIn(new URLSearchParams(query))} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
