import { hasProblems } from '../../../forms/form-state.ts'
import { requestHeaders } from '../../../http/request.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { ClaimIntro } from '../../../service/before-sending.tsx'
import { ClaimNotice } from '../../../service/claim-notice.tsx'
import { loadClaim } from '../../../service/load.ts'
import { ServerToast } from '../../../ui/toast/server-toast.tsx'

export default async function ClaimNoticePage({ query }: { query?: string }) {
  const { state, toast } = await loadClaim(requestHeaders(), query)
  return (
    <>
      <PageHead
        title="Notice of a Loss"
        description="Tell the agency of a grounding, a fire, storm damage, a theft or another loss, with photographs. It is no notice to the insurer, which you call as well."
        path="/claims/notice"
        hasProblems={hasProblems(state)}
      />
      {toast && <ServerToast toast={toast} />}
      <ClaimIntro>
        <ClaimNotice state={state} />
      </ClaimIntro>
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
