import { PageHead } from '../../layout/page-head.tsx'
import { ToolList } from '../../tools/tool-list.tsx'

export default async function ToolsPage() {
  return (
    <>
      <PageHead
        title="Tools for Boat and Shore Owners"
        description="Work out a hurricane deductible, a flood gap or a share of a condominium’s deductible, and see what insurers ask."
        path="/tools"
      />
      <ToolList />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
