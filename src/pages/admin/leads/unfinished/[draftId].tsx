import { UnfinishedPage } from '../../../../staff/leads/unfinished/unfinished-page.tsx'

export default function OneUnfinishedPage({ draftId }: { draftId: string }) {
  return <UnfinishedPage id={draftId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
