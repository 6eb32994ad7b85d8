import { hasProblems } from '../../forms/form-state.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { ChangeIntro } from '../../service/before-sending.tsx'
import { ChangeRequest } from '../../service/change-request.tsx'
import { loadChange } from '../../service/load.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function PolicyChangesPage({ query }: { query?: string }) {
  const { state, toast } = await loadChange(requestHeaders(), query)
  return (
    <>
      <PageHead
        title="Policy Changes"
        description="Tell us about a new address, a boat that is sold or laid up, or a lender to add. Nothing in the policy changes until we confirm it in writing."
        path="/policy-changes"
        hasProblems={hasProblems(state)}
      />
      {toast && <ServerToast toast={toast} />}
      <ChangeIntro>
        <ChangeRequest state={state} />
      </ChangeIntro>
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
