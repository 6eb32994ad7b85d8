import { CostsPage } from '../../../staff/settings/costs/costs-page.tsx'

export default function CostsSettingsPage() {
  return <CostsPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
