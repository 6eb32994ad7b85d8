import { TemplatesPage } from '../../../staff/settings/reply-templates/templates-page.tsx'

export default function ReplyTemplatesPage() {
  return <TemplatesPage />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
