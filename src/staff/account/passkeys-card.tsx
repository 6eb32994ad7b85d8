import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

/** How many passkeys the account has, and a link to their page. */
export function PasskeysCard({ count }: { count: number }) {
  return (
    <Card>
      <CardTitle as="h2">Passkeys</CardTitle>
      <div>
        <Badge>{count === 0 ? 'None' : count}</Badge>
      </div>
      <CardText>
        A passkey signs you in with the fingerprint, face, or PIN of your device. It takes the place
        of password and code, and cannot be given to a false website.
      </CardText>
      <div>
        <ButtonLink href="/admin/account/passkeys">
          {count === 0 ? 'Add a passkey' : 'See your passkeys'}
        </ButtonLink>
      </div>
    </Card>
  )
}
