import { loadStatus } from '../../confirmation/load-status.ts'
import { NoStatusPage } from '../../confirmation/no-status-page.tsx'
import { rerenderedFilesOfRequest } from '../../confirmation/rerendered-files.ts'
import { StatusPage } from '../../confirmation/status-page.tsx'

export default async function RequestPage({ query }: { query?: string }) {
  const status = await loadStatus(query)
  return typeof status === 'string' ? (
    <NoStatusPage why={status} />
  ) : (
    <StatusPage status={status} answer={rerenderedFilesOfRequest()} />
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
