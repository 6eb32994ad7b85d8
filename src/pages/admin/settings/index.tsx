import { AgencyPage } from '../../../staff/settings/agency/agency-page.tsx'

export default function SettingsPage() {
  return <AgencyPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
