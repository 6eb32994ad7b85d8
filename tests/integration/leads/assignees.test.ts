import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { assigneeOf, assignUntouched } from '../../../db/leads/assign-lead.ts'
import { changeLead, changeLeads } from '../../../db/leads/lead-changes.ts'
import type { Db } from '../../../db/open.ts'
import { changeRole, removeAccount } from '../../../db/staff/staff-changes.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openPostgres } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { waitingForLocks } from '../../servers/lock-waits.ts'
import { makeStaff } from '../../staff/staff-site.ts'
import { until } from '../../tools/until.ts'

const BEN = 'ben@agency.example'

/** Each way in which a lead becomes somebody's. */
const WAYS = {
  alone: (db: Db, lead: string, to: string) =>
    changeLead(db, { email: 'anna@agency.example' }, lead, 0, {
      status: 'new',
      statusReason: '',
      followUpOn: '',
      assignedTo: to,
    }),
  'with others': (db: Db, lead: string, to: string) =>
    changeLeads(db, { email: 'anna@agency.example' }, [lead], { assignedTo: to }),
  'by a rule': assignUntouched,
}

onBothDatabases('a lead', (open) => {
  test.for(Object.entries(WAYS))('is not given to a writer %s', async ([, give]) => {
    const database = await open()
    const { db } = database
    const ben = await makeStaff(database, BEN, 'broker')
    const { id } = await acceptLead(db)
    await changeRole(db, null, ben.id, 'writer')
    // As somebody who had read the role before.
    expect(['gets no leads', false]).toContain(await give(db, id, ben.id))
    expect(['gets no leads', false]).toContain(await give(db, id, crypto.randomUUID()))
    expect(await assigneeOf(db, id)).toBeNull()
  })
})

describeWith('postgres', 'a lead that is being given', () => {
  test.for(Object.entries(WAYS))(
    '%s to somebody who becomes a writer, or is removed, ends as nobody’s',
    async ([, give]) => {
      const database = await openPostgres()
      const { db } = database
      const anna = await makeStaff(database)
      for (const leave of [
        (id: string) => changeRole(db, anna, id, 'writer'),
        (id: string) => removeAccount(db, anna, id),
      ]) {
        const ben = await makeStaff(database, `${crypto.randomUUID()}@agency.example`, 'broker')
        const { id } = await acceptLead(db)
        let given: Promise<unknown> | undefined
        let left: Promise<unknown> | undefined
        await db.transaction().execute(async (tx) => {
          const lead = tx.updateTable('submissions').where('id', '=', id)
          await lead.set({ revision: sql`revision` }).execute()
          given = give(db, id, ben.id)
          await until('it waits for the lead', async () => (await waitingForLocks(db)) === 1)
          let isOver = false
          left = leave(ben.id).finally(() => {
            isOver = true
          })
          await until('the other waits', async () => isOver || (await waitingForLocks(db)) === 2)
        })
        expect(await left).toBe('done')
        await given
        expect(await assigneeOf(db, id)).toBeNull()
      }
    },
  )
})
