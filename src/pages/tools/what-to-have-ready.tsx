import { PaperTool } from '../../tools/paper-tool.tsx'

export default async function PaperToolPage() {
  return <PaperTool />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
