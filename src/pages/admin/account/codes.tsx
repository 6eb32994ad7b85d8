import { agency } from '../../../http/agency.ts'
import { requestHeaders } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { CodesPage } from '../../../staff/account/codes-page.tsx'
import { pendingCodes } from '../../../staff/account/pending-codes.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { flashOf } from '../../../staff/session/flash.ts'
import { requireSession } from '../../../staff/session/require-staff.ts'

export default async function AccountCodesPage() {
  const { staff, hasSecondFactor } = await requireSession('account')
  const pending = await pendingCodes(services().db, staff, agency().name)
  return (
    <StaffFrame title="One-time codes" staff={staff}>
      <CodesPage
        email={staff.email}
        isOn={hasSecondFactor}
        pending={pending}
        flash={flashOf(requestHeaders())}
      />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
