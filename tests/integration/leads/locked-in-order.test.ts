import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../../db/in-transaction.ts'
import { deleteLeads, deleteUnchanged } from '../../../db/leads/delete-leads.ts'
import { changeLeads } from '../../../db/leads/lead-changes.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { changeRole, removeAccount } from '../../../db/staff/staff-changes.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { waitingForLocks } from '../../servers/lock-waits.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { until } from '../../tools/until.ts'

const ANNA = { email: 'anna@agency.example' }

/** Everything that writes several leads at once. */
const WRITES: Record<string, (db: Db, ids: string[], ben: string) => Promise<unknown>> = {
  'assigned together': (db, ids, ben) => changeLeads(db, ANNA, ids, { assignedTo: ben }),
  'handled together': (db, ids) => changeLeads(db, ANNA, ids, { status: 'handled' }),
  'released from being held': (db, ids) => releaseLeads(db, ANNA, ids),
  'deleted together': (db, ids) => deleteUnchanged(db, ANNA, ids, new Map()),
  'deleted as spam': (db, ids) => deleteLeads(db, ANNA, ids, 'spam-deleted'),
  'deleted with all of a person': (db, ids) => deleteLeads(db, ANNA, ids, 'person-erased'),
  'nobody’s since their broker becomes a writer': (db, _, ben) =>
    changeRole(db, null, ben, 'writer'),
  'nobody’s since their broker is removed': (db, _, ben) => removeAccount(db, null, ben),
}

describeWith('postgres', 'leads', () => {
  test.for(Object.entries(WRITES))('that are %s are locked by their ids', async ([, write]) => {
    const database = await openPostgres()
    const { db } = database
    await makeStaff(database)
    const ben = await makeStaff(database, 'ben@agency.example', 'broker')
    const ids = await leadsStoredBackward(db, ben.id)
    const [first = '', last = ''] = ids.toSorted()
    let written: Promise<unknown> | undefined
    await db.transaction().execute(async (tx) => {
      const touch = (id: string) =>
        tx.updateTable('submissions').set({ lost_files: '[]' }).where('id', '=', id).execute()
      await touch(first)
      written = write(db, ids, ben.id)
      written.catch(() => {})
      await until(
        'the write waits for the first lead',
        async () => (await waitingForLocks(db)) === 1,
      )
      // With the last lead locked already, each would wait for the other.
      await tx.executeQuery(sql`set local lock_timeout = '200ms'`.compile(tx))
      await touch(last)
    })
    await written
  })

  test('are changed by a second try when Postgres ended the first', async () => {
    const { db } = await openPostgres()
    let tries = 0
    const outcome = await inTransaction(db, async (tx) => {
      tries++
      await recordAudit(tx, { staff: ANNA, action: 'lead-changed' })
      if (tries === 1)
        await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx)
      return 'done'
    })
    expect([outcome, tries]).toEqual(['done', 2])
    const { rows } = await sql<{ entries: number }>`select count(*)::integer as entries
      from audit_log where action = 'lead-changed'`.execute(db)
    expect(rows[0]?.entries).toBe(1)
  })
})

/** Two leads of a broker, held, whose rows Postgres finds in the opposite order of their ids. */
async function leadsStoredBackward(db: Db, assignedTo: string): Promise<string[]> {
  const ids = [(await acceptLead(db)).id, (await acceptLead(db)).id].toSorted().toReversed()
  // An update stores a row anew, behind the others.
  for (const id of ids) {
    await db
      .updateTable('submissions')
      .set({ assigned_to: assignedTo, held_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  }
  return ids
}
