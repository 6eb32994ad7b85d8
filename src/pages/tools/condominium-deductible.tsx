import { CondominiumTool } from '../../tools/condominium-tool.tsx'

export default async function CondominiumToolPage() {
  return <CondominiumTool />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
