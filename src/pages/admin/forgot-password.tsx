import { requestHeaders } from '../../http/request.ts'
import { flashOf } from '../../staff/session/flash.ts'
import { ForgotPasswordForm } from '../../staff/sign-in/forms.tsx'
import { SignInFrame } from '../../staff/sign-in/sign-in-frame.tsx'

export default function ForgotPasswordPage() {
  const flash = flashOf(requestHeaders())
  return (
    <SignInFrame title="Forgot your password?" flash={flash}>
      <ForgotPasswordForm flash={flash} />
    </SignInFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
