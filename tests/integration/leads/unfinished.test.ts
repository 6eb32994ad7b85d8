import { expect, test } from 'vitest'
import { closeDraft } from '../../../db/leads/drafts.ts'
import { deleteOldDrafts } from '../../../db/leads/recurring.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import {
  countToCall,
  findUnfinished,
  hasCallConsent,
  listUnfinished,
  markCalled,
  removeUnfinished,
  setCallConsent,
} from '../../../db/leads/unfinished.ts'
import type { Db } from '../../../db/open.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { leaveUnfinished } from '../../samples/unfinished.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const ANNA = { email: 'anna@agency.example' }
const BOB = { email: 'bob@agency.example' }
const JANE = { first_name: 'Jane', phone: '203-555-0123' }

onBothDatabases('an unfinished request', (open) => {
  test('is shown with consent and a way to reach the visitor only, an hour after the last change', async () => {
    const { db } = await open()
    const shown = await leaveUnfinished(db, JANE)
    const byMail = await leaveUnfinished(db, { email: 'jo@visitor.example' }, { hoursAgo: 3 })
    const hidden = [
      await leaveUnfinished(db, JANE, { consents: false }),
      await leaveUnfinished(db, JANE, { hoursAgo: 0 }),
      await leaveUnfinished(db, { first_name: 'Nobody' }),
    ]
    const sent = await leaveUnfinished(db, JANE)
    await closeDraft(db, sent)
    const takenBack = await leaveUnfinished(db, JANE)
    await setCallConsent(db, takenBack, false)
    expect((await listUnfinished(db)).map(({ id }) => id)).toEqual([shown, byMail])
    // The other one has no number.
    expect(await countToCall(db)).toBe(1)
    for (const id of [...hidden, sent, takenBack]) {
      expect(await findUnfinished(db, id)).toBeUndefined()
      expect(await markCalled(db, ANNA, id)).toBe('gone')
      expect(await removeUnfinished(db, ANNA, id)).toBe(false)
    }
    expect(await db.selectFrom('drafts').select('id').execute()).toHaveLength(7)
    expect(await log(db)).toEqual([])
    // The visitor is at it again.
    await saveDraft(db, shown, { data: { last_name: 'Doe' } })
    expect((await listUnfinished(db)).map(({ id }) => id)).toEqual([byMail])
    expect(await db.selectFrom('outbox').selectAll().execute(), 'nobody is written to').toEqual([])
  })

  test('has the time of the first consent; it cannot be given for a request that is gone or sent', async () => {
    const { db } = await open()
    const id = await leaveUnfinished(db, JANE)
    const first = (await findUnfinished(db, id))?.consentedAt
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000)
    await setCallConsent(db, id, true)
    expect((await findUnfinished(db, id))?.consentedAt).toBe(first)
    await closeDraft(db, id)
    await setCallConsent(db, id, false)
    await setCallConsent(db, id, true)
    expect(await hasCallConsent(db, id)).toBe(false)
    await setCallConsent(db, '00000000-0000-0000-0000-000000000000', true)
  })

  test('is marked as called by one of two, and removed with its files', async () => {
    const { db } = await open()
    const id = await leaveUnfinished(db, JANE)
    const fileId = await storedFile(db)
    await db
      .updateTable('drafts')
      .set({ attachment_ids: JSON.stringify([fileId]) })
      .where('id', '=', id)
      .execute()
    const marked = await Promise.all([ANNA, BOB].map((staff) => markCalled(db, staff, id)))
    expect(marked.sort()).toEqual(['before', 'marked'])
    expect(await countToCall(db)).toBe(0)
    expect((await findUnfinished(db, id))?.calledBy).toMatch(/^(anna|bob)@/)
    const removed = await Promise.all([ANNA, BOB].map((staff) => removeUnfinished(db, staff, id)))
    expect(removed.sort()).toEqual([false, true])
    const file = await db.selectFrom('attachments').select('created_at').executeTakeFirst()
    expect(file?.created_at).toBe(new Date(0).toISOString())
    expect(await db.selectFrom('draft_consents').selectAll().execute()).toEqual([])
    expect(await log(db)).toEqual(['unfinished-called', 'unfinished-removed'])
  })

  test('goes with its draft, thirty days after the last change', async () => {
    const { db } = await open()
    await leaveUnfinished(db, JANE, { hoursAgo: 30 * 24 + 1 })
    const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString()
    expect(await deleteOldDrafts(db, monthAgo, monthAgo)).toBe(1)
    expect(await listUnfinished(db)).toEqual([])
    expect(await db.selectFrom('draft_consents').selectAll().execute()).toEqual([])
  })
})

async function log(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_log').select('action').execute()
  return rows.map(({ action }) => action).sort()
}
