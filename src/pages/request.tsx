import { answeredFiles } from '../received/files-answer.ts'
import { loadStatus } from '../received/load-status.ts'
import { NoStatusPage } from '../received/no-status-page.tsx'
import { StatusPage } from '../received/status-page.tsx'

export default async function RequestPage({ query }: { query?: string }) {
  const status = await loadStatus(query)
  return typeof status === 'string' ? (
    <NoStatusPage why={status} />
  ) : (
    <StatusPage status={status} answer={answeredFiles()} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
