import { requestAddress, requestHeaders } from '../../server/request.ts'
import { CodeForm } from '../../staff/code-form.tsx'
import { Door } from '../../staff/door.tsx'
import { flashOf } from '../../staff/flash.ts'
import { awaitsCode } from '../../staff/session-cookie.ts'
import { SignInForm } from '../../staff/sign-in-form.tsx'
import { destination } from '../../staff/sign-in-path.ts'

export default async function SignInPage() {
  const { query } = requestAddress()
  const headers = requestHeaders()
  const to = destination(query.get('to'))
  const flash = flashOf(headers)
  const isSecondStep = query.get('step') === 'code' && awaitsCode(headers)
  return (
    <Door title={isSecondStep ? 'Enter a code' : 'Sign in'} flash={flash}>
      {isSecondStep ? <CodeForm to={to} flash={flash} /> : <SignInForm to={to} flash={flash} />}
    </Door>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
