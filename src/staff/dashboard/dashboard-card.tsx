import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

/** Says on the tools page what is on the dashboard. */
export function DashboardCard() {
  return (
    <Card>
      <CardTitle as="h2">Admin Dashboard</CardTitle>
      <CardText>
        Leads and visits of the last 90 days, what is open, what is waiting or has failed, how every
        part of the site is doing, and what to replace before opening.
      </CardText>
      <p>
        <a href="/admin">Open the dashboard</a>
      </p>
    </Card>
  )
}
