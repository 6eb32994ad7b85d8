import { RoutingPage } from '../../../staff/settings/lead-routing/routing-page.tsx'

export default function LeadRoutingPage() {
  return <RoutingPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
