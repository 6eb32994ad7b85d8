import { InsurersPage } from '../../../staff/settings/insurers/insurers-page.tsx'

export default function InsurersSettingsPage() {
  return <InsurersPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
