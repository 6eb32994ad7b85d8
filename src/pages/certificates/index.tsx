import { hasProblems } from '../../forms/form-state.ts'
import { requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { CertificateIntro } from '../../service/before-sending.tsx'
import { CertificateRequest } from '../../service/certificate-request.tsx'
import { loadCertificate } from '../../service/load.ts'
import { ServerToast } from '../../ui/toast/server-toast.tsx'

export default async function CertificatesPage({ query }: { query?: string }) {
  const { state, toast, marinas } = await loadCertificate(requestHeaders(), query)
  return (
    <>
      <PageHead
        title="Certificates of Insurance"
        description="Ask for a certificate of insurance for a marina, a yard, a club or a lender: with the limits, the additional insured and the day they ask for."
        path="/certificates"
        hasProblems={hasProblems(state)}
      />
      {toast && <ServerToast toast={toast} />}
      <CertificateIntro>
        <CertificateRequest state={state} marinas={marinas} />
      </CertificateIntro>
    </>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
