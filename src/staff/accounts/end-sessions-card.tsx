import { Button } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { AccountsForm } from './accounts-form.tsx'

/** Signs an account out everywhere, for example when a phone is lost. */
export function EndSessionsCard(props: {
  account: { id: string; name: string; sessions: number }
  isSelf: boolean
}) {
  const { id, name, sessions } = props.account
  return (
    <Card>
      <CardTitle as="h2">Where it is signed in</CardTitle>
      {sessions === 0 ? (
        <CardText>{name} is not signed in anywhere.</CardText>
      ) : (
        <>
          <CardText>
            {name} is signed in in {sessions === 1 ? 'one browser' : `${sessions} browsers`}. If a
            phone or computer is lost, end all sessions; the password and one-time codes stay.
            {props.isSelf && ' This is your own account: you are signed out here too.'}
          </CardText>
          <AccountsForm to="end-sessions" id={id}>
            <Button type="submit">End all sessions</Button>
          </AccountsForm>
        </>
      )}
    </Card>
  )
}
