import { requestAddress, requestHeaders } from '../../http/request.ts'
import { config } from '../../settings/config.ts'
import { Door } from '../../staff/door/door.tsx'
import { CodeForm, SignInForm } from '../../staff/door/sign-in-forms.tsx'
import { SignInWithPasskey } from '../../staff/door/sign-in-with-passkey.tsx'
import { flashOf } from '../../staff/session/flash.ts'
import { passkeySite } from '../../staff/session/passkey-site.ts'
import { awaitsCode } from '../../staff/session/session-cookie.ts'
import { destination } from '../../staff/session/sign-in-path.ts'

export default async function SignInPage() {
  const { query } = requestAddress()
  const headers = requestHeaders()
  const to = destination(query.get('to'))
  const flash = flashOf(headers)
  const isSecondStep = query.get('step') === 'code' && awaitsCode(headers)
  return (
    <Door title={isSecondStep ? 'Enter a code' : 'Sign in'} flash={flash}>
      {isSecondStep ? <CodeForm to={to} flash={flash} /> : <SignInForm to={to} flash={flash} />}
      {!isSecondStep && <SignInWithPasskey to={to} origin={passkeySite(config().siteUrl).origin} />}
    </Door>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
