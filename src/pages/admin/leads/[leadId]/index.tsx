import { LeadPage } from '../../../../staff/leads/detail/lead-page.tsx'

export default function OneLeadPage({ leadId }: { leadId: string }) {
  return <LeadPage id={leadId} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
