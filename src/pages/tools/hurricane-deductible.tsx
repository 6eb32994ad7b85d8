import { StormTool } from '../../tools/storm-tool.tsx'

export default async function StormToolPage() {
  return <StormTool />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
