import { requestAddress, requestHeaders } from '../../server/request.ts'
import { Door } from '../../staff/door.tsx'
import { flashOf } from '../../staff/flash.ts'
import { SignInForm } from '../../staff/sign-in-form.tsx'
import { destination } from '../../staff/sign-in-path.ts'

export default async function SignInPage() {
  const { query } = requestAddress()
  const to = destination(query.get('to'))
  const flash = flashOf(requestHeaders())
  return (
    <Door title="Sign in" flash={flash}>
      <SignInForm to={to} flash={flash} />
    </Door>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
