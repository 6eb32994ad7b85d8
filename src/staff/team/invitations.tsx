import { INVITATION_HOURS, type OpenInvitation } from '../../../db/staff/staff-invitations.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { forScreenReaders, surface } from '../../ui/layout.tsx'
import { facts, list } from '../frame/list-look.ts'
import { officeTimeInWords } from '../frame/office-time.ts'
import type { Flash } from '../session/flash.ts'
import { ROLE_NAMES, RoleChoice, TeamForm } from './team-form.tsx'

/** The form that invites somebody. */
export function InviteCard({ flash }: { flash: Flash | undefined }) {
  // After a success, the values are those of the link.
  const { values, errors } = flash?.tone === 'problem' ? flash : {}
  return (
    <Card>
      <CardTitle as="h2">Invite somebody</CardTitle>
      <CardText>
        They get an email with a link, and choose their own password. The link works once, within{' '}
        {INVITATION_HOURS} hours.
      </CardText>
      <TeamForm to="invite">
        <PlainField
          name="email"
          label="Email address"
          type="email"
          defaultValue={values?.email}
          error={errors?.email}
        />
        <RoleChoice current={isStaffRole(values?.role) ? values.role : 'broker'} />
        <Button type="submit" tone="action">
          Send the invitation
        </Button>
      </TeamForm>
    </Card>
  )
}

/** The link of the invitation that was just made, to copy: it is shown only now. */
export function InviteLink({ flash }: { flash: Flash | undefined }) {
  const { link, email } = flash?.values ?? {}
  if (flash?.tone !== 'success' || !link) return null
  return (
    <Card tone="shallow">
      <CardTitle as="h2">The link for {email}</CardTitle>
      <CardText>
        In case the email does not arrive, send this link yourself. It is shown only now, and
        whoever has it can make the account.
      </CardText>
      <PlainField name="link" label="Link" readOnly autoComplete="off" defaultValue={link} />
    </Card>
  )
}

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
            <TeamForm to="withdraw">
              <input type="hidden" name="email" value={email} />
              <Button type="submit" tone="bare">
                Withdraw<span className={forScreenReaders}> the invitation of {email}</span>
              </Button>
            </TeamForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
