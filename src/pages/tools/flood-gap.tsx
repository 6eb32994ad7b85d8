import { FloodTool } from '../../tools/flood-tool.tsx'

export default async function FloodToolPage() {
  return <FloodTool />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
