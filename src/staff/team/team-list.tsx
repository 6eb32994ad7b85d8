import type { StaffAccount } from '../../../db/staff/account-list.ts'
import { css } from '../../../styled-system/css'
import { Badge } from '../../ui/badge/badge.tsx'
import { surface } from '../../ui/layout.tsx'
import { facts, line, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { ROLE_NAMES } from './role-choice.tsx'

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' })
const badges = css({ display: 'inline-flex', gap: '8' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  overflowWrap: 'anywhere',
})
const email = css({ overflowWrap: 'anywhere' })

/** Everyone who has an account, with what an owner looks for first. */
export function TeamList(props: { accounts: StaffAccount[]; self: { id: string } }) {
  return (
    <ul className={`${surface} ${list}`}>
      {props.accounts.map((account) => (
        <li key={account.id} className={line}>
          <h2 className={head}>
            <a href={`/admin/staff/${account.id}`} className={link}>
              {account.name}
            </a>
            <span className={badges}>
              <Badge tone={account.role === 'owner' ? 'ink' : 'land'}>
                {ROLE_NAMES[account.role]}
              </Badge>
              {account.id === props.self.id && <Badge>You</Badge>}
            </span>
          </h2>
          <p className={facts}>
            <span className={email}>{account.email}</span>
            <span>{account.hasSecondFactor ? 'With one-time codes' : 'Password only'}</span>
            <span>{lastSignIn(account)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** For example: Last sign-in November 21, 2026 at 9:04 AM, Bridgeport time */
export function lastSignIn({ lastSignIn }: StaffAccount): string {
  return lastSignIn ? `Last sign-in ${officeTimeInWords(lastSignIn)}` : 'Has not signed in yet'
}
