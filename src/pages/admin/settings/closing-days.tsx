import { ClosingPage } from '../../../staff/settings/closing-days/closing-page.tsx'

export default function ClosingDaysPage() {
  return <ClosingPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
