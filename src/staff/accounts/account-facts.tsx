import type { StaffAccount } from '../../../db/staff/account-list.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { lastSignIn } from './account-list.tsx'
import { ROLE_NAMES } from './role-names.ts'

/** What is known of an account, in a paragraph, and the way back to the others. */
export function AccountFacts({ account }: { account: StaffAccount }) {
  return (
    <div>
      <p>
        {account.email}, {ROLE_NAMES[account.role].toLowerCase()}.{' '}
        {account.hasSecondFactor
          ? 'Signs in with a password and one-time codes.'
          : 'Signs in with a password only.'}
      </p>
      <p>
        {lastSignIn(account)}. The account was made on {officeTimeInWords(account.since)}.
      </p>
      <p>
        <a href="/admin/staff">All accounts</a>
      </p>
    </div>
  )
}
