import { CostTool } from '../../tools/cost-tool.tsx'

export default async function CostToolPage() {
  return <CostTool />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
