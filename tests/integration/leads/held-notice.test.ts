import { expect, test } from 'vitest'
import { countHeldByLimit, promiseHeldNotice } from '../../../db/leads/held-notice.ts'
import { findLead } from '../../../db/leads/lead.ts'
import type { HeldReason } from '../../../db/leads/spam-check.ts'
import { releaseLeads } from '../../../db/leads/suspected-spam.ts'
import type { Db } from '../../../db/open.ts'
import { currentAlarms } from '../../../src/staff/dashboard/alarms.tsx'
import { mailHeld } from '../../../worker/jobs/mail-held.ts'
import { acceptLead, holdLead } from '../../samples/leads.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { mailed, parsed } from '../../staff/mailed.ts'

onBothDatabases('of leads that a limit alone holds', (open) => {
  test('the agency is told once, all of them in one message', async () => {
    const { db } = await open()
    const boatShow = await held(db, ['address'], 'Una Atshow')
    const noScript = await held(db, ['address', 'in-all'], 'Nora Script')
    const program = await held(db, ['address', 'same-text'], 'Robo Caller')
    const unknown = await held(db, [], 'Nobody Knows')
    const open_ = await acceptLead(db, { formData: { name: 'Ona Time' } })
    expect(await promiseHeldNotice(db)).toBe(2)
    expect(await promiseHeldNotice(db)).toBe(0)
    expect((await findLead(db, boatShow.id))?.heldToldAt).toBeDefined()
    expect((await findLead(db, program.id))?.heldToldAt).toBeUndefined()
    const { messages, jobs } = await mailed(db, 'mail-held', mailHeld)
    expect(messages.map(({ to }) => to)).toEqual([['leads@agency.example']])
    const [mail] = await parsed(messages)
    expect(mail?.subject).toBe('2 leads are held: many came at once')
    expect(mail?.html).toContain('https://www.agency.example/admin/leads?view=held')
    // Sent again after a crash, it is the same message.
    expect(mail?.messageId).toBe(`<held-${jobs[0]?.id}@www.agency.example>`)
    for (const { reference } of [boatShow, noScript]) expect(mail?.text).toContain(reference)
    for (const { reference } of [program, unknown, open_])
      expect(mail?.text).not.toContain(reference)
    // The visitors hear nothing until staff release them.
    const confirmations = await db
      .selectFrom('deliveries')
      .select('submission_id')
      .where('audience', '=', 'visitor')
      .execute()
    expect(confirmations).toEqual([{ submission_id: open_.id }])
  })

  test('those that came since are in the next message, without what was released', async () => {
    const { db } = await open()
    const released = await held(db, ['address'], 'Una Released')
    await promiseHeldNotice(db)
    await releaseLeads(db, { email: 'anna@agency.example' }, [released.id])
    const later = await held(db, ['mailbox'], 'Lena Later')
    expect(await promiseHeldNotice(db)).toBe(1)
    const { messages } = await mailed(db, 'mail-held', mailHeld)
    const mails = await parsed(messages)
    expect(mails.map(({ subject }) => subject)).toEqual(['A lead is held: many came at once'])
    expect(mails[0]?.text).toContain(later.reference)
  })

  test('most by network address, five in an hour, ask the owner for a proxy; programs and a boat show of four do not', async () => {
    const { db } = await open()
    const asked = async () => (await currentAlarms(db)).filter((alarm) => alarm.includes('proxy'))
    for (const name of ['One', 'Two', 'Three']) await held(db, ['address'], name)
    await held(db, ['address', 'in-all'], 'Four')
    for (const name of ['Robo', 'Bobo']) await held(db, ['trap', 'address'], name)
    const old = await held(db, ['address'], 'Old')
    const created_at = new Date(Date.now() - 2 * 3_600_000).toISOString()
    await db.updateTable('submissions').set({ created_at }).where('id', '=', old.id).execute()
    expect(await asked()).toEqual([])
    await held(db, ['mailbox'], 'Five')
    expect(await countHeldByLimit(db, new Date(Date.now() - 3_600_000))).toEqual({
      held: 5,
      byAddress: 4,
    })
    expect(await asked()).toEqual([
      expect.stringMatching(
        /^5 requests were held in the last hour, most by network address: is a/,
      ),
    ])
    for (let more = 0; more < 4; more++) await held(db, ['mailbox'], `Same ${more}`)
    expect(await asked()).toEqual([])
  })
})

async function held(db: Db, reasons: HeldReason[], name: string) {
  const lead = await holdLead(db, { formData: { name } })
  const held_reasons = reasons.length > 0 ? JSON.stringify(reasons) : null
  await db.updateTable('submissions').set({ held_reasons }).where('id', '=', lead.id).execute()
  return lead
}
