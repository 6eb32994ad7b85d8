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
        A passkey signs you in with the fingerprint, face, or PIN of your device. It replaces the
        password and the code, and it does not work on a fake website.
      </CardText>
      <div>
        <ButtonLink href="/admin/account/passkeys">
          {count === 0 ? 'Add a passkey' : 'See your passkeys'}
        </ButtonLink>
      </div>
    </Card>
  )
}
