import { AnswersPage } from '../../../../staff/leads/detail/answers-page.tsx'

export default function CorrectedAnswersPage({ leadId }: { leadId: string }) {
  return <AnswersPage id={leadId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
