import { requestHeaders } from '../../http/request.ts'
import { Door } from '../../staff/door/door.tsx'
import { ForgotPasswordForm } from '../../staff/door/password-forms.tsx'
import { flashOf } from '../../staff/session/flash.ts'

export default function ForgotPasswordPage() {
  const flash = flashOf(requestHeaders())
  return (
    <Door title="Forgot your password?" flash={flash}>
      <ForgotPasswordForm flash={flash} />
    </Door>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
