import { ButtonLink } from '../../ui/button/button.tsx'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

/** Leads to the page that removes an account: it asks once more. */
export function RemoveCard({ account }: { account: { id: string; name: string } }) {
  return (
    <Card tone="plain">
      <CardTitle as="h2">When somebody leaves</CardTitle>
      <CardText>
        Remove the account. What {account.name} wrote and did stays, also in the log.
      </CardText>
      <p>
        <ButtonLink href={`/admin/staff/${account.id}/remove`}>Remove this account</ButtonLink>
      </p>
    </Card>
  )
}
