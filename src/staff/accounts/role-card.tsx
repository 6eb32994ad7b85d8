import type { StaffAccount } from '../../../db/staff/account-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { AccountsForm } from './accounts-form.tsx'
import { RoleChoice } from './role-choice.tsx'

/** The form that changes a role. */
export function RoleCard({ account }: { account: StaffAccount }) {
  return (
    <Card>
      <CardTitle as="h2">What this account may do</CardTitle>
      <CardText>A change takes effect on the next page that {account.name} opens.</CardText>
      <AccountsForm to="role" id={account.id}>
        <RoleChoice current={account.role} />
        <Button type="submit" tone="action">
          Save the role
        </Button>
      </AccountsForm>
    </Card>
  )
}
