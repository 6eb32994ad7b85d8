import { requestAddress, requestHeaders } from '../../http/request.ts'
import { config } from '../../settings/config.ts'
import { destination } from '../../staff/session/addresses.ts'
import { awaitsCode, passkeySite } from '../../staff/session/auth-requests.ts'
import { flashOf } from '../../staff/session/flash.ts'
import { CodeForm, SignInForm } from '../../staff/sign-in/forms.tsx'
import { SignInFrame } from '../../staff/sign-in/sign-in-frame.tsx'
import { SignInWithPasskey } from '../../staff/sign-in/sign-in-with-passkey.tsx'

export default async function SignInPage() {
  const { query } = requestAddress()
  const headers = requestHeaders()
  const to = destination(query.get('to'))
  const flash = flashOf(headers)
  const isSecondStep = query.get('step') === 'code' && awaitsCode(headers)
  return (
    <SignInFrame title={isSecondStep ? 'Enter a code' : 'Sign in'} flash={flash}>
      {isSecondStep ? <CodeForm to={to} flash={flash} /> : <SignInForm to={to} flash={flash} />}
      {!isSecondStep && <SignInWithPasskey to={to} origin={passkeySite(config().siteUrl).origin} />}
    </SignInFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
