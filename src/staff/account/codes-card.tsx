import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

/** Whether one-time codes are on, and a link to their page. */
export function CodesCard({ isOn }: { isOn: boolean }) {
  return (
    <Card>
      <CardTitle as="h2">One-time codes</CardTitle>
      <div>
        <Badge>{isOn ? 'On' : 'Off'}</Badge>
      </div>
      <CardText>
        {isOn
          ? 'Signing in takes your password and a code from your authenticator app.'
          : 'With them, a stolen password is not enough: signing in also takes a code that only your phone shows.'}
      </CardText>
      <div>
        <ButtonLink href="/admin/account/codes">
          {isOn ? 'Change this' : 'Set up one-time codes'}
        </ButtonLink>
      </div>
    </Card>
  )
}
