import { ColumnsPage } from '../../../staff/settings/export-columns/columns-page.tsx'

export default function ColumnsSettingsPage() {
  return <ColumnsPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
