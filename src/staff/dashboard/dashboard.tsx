import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

/** The place for figures, once there are any. */
export function Dashboard() {
  return (
    <Card>
      <CardTitle as="h2">Admin Dashboard</CardTitle>
      <CardText>
        Nothing stands here yet. Requests arrive in the agency’s mailbox; figures about them will
        have their place here.
      </CardText>
    </Card>
  )
}
