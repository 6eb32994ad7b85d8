import { Button } from '../../ui/button/button.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { AccountForm, type FormProblems } from './account-form.tsx'

/** The actions while one-time codes are on. */
export function ActiveCodes({ email, errors }: { email: string; errors: FormProblems }) {
  return (
    <CardGrid columns={2}>
      <Card>
        <CardTitle as="h2">New backup codes</CardTitle>
        <CardText>
          Make new ones when most of them are used, or when someone else may have seen them.
        </CardText>
        <AccountForm to="codes/renew" email={email}>
          <Password name="renew_password" error={errors?.renew_password} />
          <Button type="submit">Make new backup codes</Button>
        </AccountForm>
      </Card>
      <Card>
        <CardTitle as="h2">Turn one-time codes off</CardTitle>
        <CardText>For a new phone, turn them off here and set them up again on it.</CardText>
        <AccountForm to="codes/end" email={email}>
          <Password name="end_password" error={errors?.end_password} />
          <Button type="submit">Turn them off</Button>
        </AccountForm>
      </Card>
    </CardGrid>
  )
}

function Password({ name, error }: { name: string; error: string | undefined }) {
  return (
    <PlainField
      name={name}
      label="Your password"
      type="password"
      autoComplete="current-password"
      error={error}
    />
  )
}
