import type { OpenInvitation } from '../../../db/staff/staff-invitations.ts'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { forScreenReaders, surface } from '../../ui/layout.tsx'
import { facts, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import { AccountsForm } from './accounts-form.tsx'
import { ROLE_NAMES } from './role-names.ts'

const section = css({ display: 'grid', gap: '12' })
const heading = css({ textStyle: 'card' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '24',
  px: { base: '16', md: '24' },
  py: '12',
})
const address = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })

/** Whoever was invited and has not come yet. */
export function InvitationList({ invitations }: { invitations: OpenInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <section className={section}>
      <h2 className={heading}>Invited, no account yet</h2>
      <ul className={`${surface} ${list}`}>
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={email} className={row}>
            <div>
              <p className={address}>{email}</p>
              <p className={facts}>
                <span>{ROLE_NAMES[role]}</span>
                <span>The link works until {officeTimeInWords(expiresAt)}</span>
              </p>
            </div>
            <AccountsForm to="withdraw">
              <input type="hidden" name="email" value={email} />
              <Button type="submit" tone="bare">
                Withdraw<span className={forScreenReaders}> the invitation of {email}</span>
              </Button>
            </AccountsForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
