import { listPasskeys } from '../../../../db/staff/passkeys.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { PasskeysPage } from '../../../staff/account/passkeys-page.tsx'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { passkeySite } from '../../../staff/session/auth-requests.ts'
import { requireSession } from '../../../staff/session/require-staff.ts'

export default async function AccountPasskeysPage() {
  const { staff } = await requireSession('account')
  const passkeys = await listPasskeys(services().db, staff.id)
  const { origin } = passkeySite(config().siteUrl)
  return (
    <StaffFrame title="Passkeys" staff={staff}>
      <PasskeysPage
        email={staff.email}
        passkeys={passkeys}
        origin={origin}
        siteUrl={config().siteUrl}
      />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
