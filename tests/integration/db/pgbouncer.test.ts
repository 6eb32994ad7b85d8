import { expect, onTestFinished, test } from 'vitest'
import { acceptSubmission } from '../../../db/leads/accept-submission.ts'
import { openDatabase } from '../../../db/open.ts'
import { judgingOfStranger, quoteRequest } from '../../samples/leads.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { startPgBouncer } from '../../servers/pgbouncer.ts'

const LEADS = 40

describeWith(['postgres', 'pgbouncer'], 'through PgBouncer in transaction mode', () => {
  test('leads of two processes are accepted at the same time', async () => {
    const { url, db } = await openPostgres()
    const pooled = await startPgBouncer(url, 3)
    const processes = [openDatabase(pooled), openDatabase(pooled)]
    onTestFinished(() => Promise.all(processes.map((one) => one.destroy())).then(() => {}))
    const accepted = await Promise.all(
      Array.from({ length: LEADS }, (_, lead) =>
        acceptSubmission(processes[lead % 2]!, quoteRequest(), { judging: judgingOfStranger() }),
      ),
    )
    expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(LEADS)
    const rows = await db.selectFrom('submissions').select('id').execute()
    expect(rows).toHaveLength(LEADS)
  })
})
