import { MIN_PASSWORD_LENGTH } from '../../settings/password-rules.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { AccountForm, type FormProblems } from './account-form.tsx'

/** The form that changes the password. */
export function PasswordCard({ email, errors }: { email: string; errors: FormProblems }) {
  return (
    <Card>
      <CardTitle as="h2">Password</CardTitle>
      <CardText>When you change it, you are signed out everywhere but here.</CardText>
      <AccountForm to="password" email={email}>
        <PlainField
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors?.current_password}
        />
        <PlainField
          name="new_password"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          error={errors?.new_password}
        />
        <Button type="submit">Change the password</Button>
      </AccountForm>
    </Card>
  )
}
