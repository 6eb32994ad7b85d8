import { services } from '../../http/services.ts'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { type LoadedImport, loadImport } from '../imports/load-import.ts'
import { currentAlarms } from './alarms.ts'

/**
 * Loads everything that the tools page shows.
 * @param run The id of the import in the address.
 */
export async function loadTools(
  run: string | undefined,
): Promise<{ alarms: string[]; imports: LoadedImport }> {
  const { db } = services()
  const [alarms, imports] = await Promise.all([currentAlarms(db), loadImport(db, run)])
  return { alarms, imports }
}

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
