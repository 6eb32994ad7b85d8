import { DocumentsPage } from '../../../staff/settings/documents/documents-page.tsx'

export default function DocumentsSettingsPage() {
  return <DocumentsPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
