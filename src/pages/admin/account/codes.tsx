import { config } from '../../../config.ts'
import { requestHeaders } from '../../../server/request.ts'
import { services } from '../../../server/site.ts'
import { CodesPage } from '../../../staff/account/codes-page.tsx'
import { pendingCodes } from '../../../staff/account/pending-codes.ts'
import { flashOf } from '../../../staff/flash.ts'
import { StaffFrame } from '../../../staff/frame.tsx'
import { requireSession } from '../../../staff/require-staff.ts'

export default async function AccountCodesPage() {
  const { staff, hasSecondFactor } = await requireSession()
  const pending = await pendingCodes(services().db, staff, config().site.name)
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
