import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { AccountForm, type FormProblems } from './account-form.tsx'

/** The start of setting up one-time codes: it needs the password, so that nobody else can do it. */
export function BeginCodes(props: { email: string; isAgain: boolean; errors: FormProblems }) {
  const { email, isAgain, errors } = props
  return (
    <Card>
      <CardTitle as="h2">{isAgain ? 'Start over' : 'Before you begin'}</CardTitle>
      <CardText>
        {isAgain
          ? 'If you did not save the secret above, you can make another one.'
          : 'You need an authenticator app on your phone: the one of your password manager, or any other that makes six-digit codes.'}
      </CardText>
      <AccountForm to="codes/begin" email={email}>
        <PlainField
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={errors?.password}
        />
        <Button type="submit" tone={isAgain ? 'plain' : 'action'}>
          {isAgain ? 'Make another secret' : 'Continue'}
        </Button>
      </AccountForm>
    </Card>
  )
}
