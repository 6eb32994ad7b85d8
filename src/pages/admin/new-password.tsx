import { findPasswordLink } from '../../../db/staff/password-links.ts'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { orFallback } from '../../http/fallback.ts'
import { requestAddress, requestHeaders } from '../../http/request.ts'
import { services } from '../../http/services.ts'
import { flashOf } from '../../staff/session/flash.ts'
import { NewPassword } from '../../staff/sign-in/forms.tsx'

export default async function NewPasswordPage() {
  const token = requestAddress().query.get('token') ?? ''
  const member = await orFallback<StaffMember | 'unavailable' | undefined>(
    'a link for a new password',
    () => findPasswordLink(services().db, token),
    'unavailable',
  )
  return <NewPassword token={token} member={member} flash={flashOf(requestHeaders())} />
}

export const getConfig = () => ({ render: 'dynamic' }) as const
