import { PageHead } from '../layout/page-head.tsx'
import { Terms } from '../legal/terms.tsx'

export default async function TermsPage() {
  return (
    <>
      <PageHead
        title="Terms of Use"
        description="What this website can and cannot do: it informs and takes requests. It binds no coverage, its quotes are not offers, and your policy’s own wording decides."
        path="/terms"
      />
      <Terms />
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
