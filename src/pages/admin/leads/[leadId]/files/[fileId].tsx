import { FilePage } from '../../../../../staff/leads/files/file-page.tsx'

export default function OneFilePage({ leadId, fileId }: { leadId: string; fileId: string }) {
  return <FilePage leadId={leadId} id={fileId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
