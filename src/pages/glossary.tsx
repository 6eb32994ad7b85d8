import { Glossary } from '../glossary/glossary.tsx'
import { PageHead } from '../layout/page-head.tsx'

export default async function GlossaryPage() {
  return (
    <>
      <PageHead
        title="Glossary of Marine and Coastal Insurance"
        description="Agreed value, lay-up, named storm, P&I and 70 more terms of boat, home and flood policies, each in a sentence or two."
        path="/glossary"
      />
      <Glossary />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
