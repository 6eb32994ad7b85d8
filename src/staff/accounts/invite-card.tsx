import { INVITATION_HOURS } from '../../../db/staff/staff-invitations.ts'
import { isStaffRole } from '../../../db/staff/staff-roles.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'
import { AccountsForm } from './accounts-form.tsx'
import { RoleChoice } from './role-choice.tsx'

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
      <AccountsForm to="invite">
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
      </AccountsForm>
    </Card>
  )
}
