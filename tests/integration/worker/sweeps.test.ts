import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { attachmentsOf, quarantineKey } from '../../../db/leads/attachments.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { closeDraft, startDraft } from '../../../db/leads/drafts.ts'
import { messagesOf } from '../../../db/leads/lead.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import type { Db } from '../../../db/open.ts'
import { enqueueOnce, markDone, openJobs } from '../../../db/ops/outbox.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import {
  sweepDrafts,
  sweepLeads,
  sweepOutbox,
  sweepScans,
  sweepUploads,
} from '../../../worker/recurring/tasks.ts'
import { acceptLead } from '../../samples/leads.ts'
import { bytes, HOUR_MS, rowOfFile, scanner, sweepSites } from '../../samples/sweep-site.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('sweeps', (open, kind) => {
  const openSite = sweepSites(open, kind)

  test('delete files that no form was sent with for a day, and no others', async () => {
    const { db, upload, scan, sweep, keys } = await openSite()
    const [young, draft, stale, lead, old, released] = [
      await upload('young.pdf', bytes),
      await upload('draft.pdf', bytes),
      await upload('stale.pdf', bytes),
      await upload('lead.pdf', bytes),
      await upload('old.pdf', bytes),
      await upload('released.pdf', bytes),
    ]
    await scan(released)
    const held = await startDraft(db, 'quote')
    await saveDraft(db, held.draft.id, { addFiles: [draft] })
    const left = await startDraft(db, 'quote')
    await saveDraft(db, left.draft.id, { addFiles: [stale] })
    await age(db, 'drafts', 'updated_at', left.draft.id, 31 * 24)
    await acceptLead(db, { attachmentIds: [lead] })
    for (const id of [draft, stale, lead, old, released]) {
      await age(db, 'attachments', 'created_at', id, 25)
    }
    expect(await sweep(sweepUploads)).toEqual({ uploads: 3 })
    expect(await sweep(sweepUploads)).toEqual({ uploads: 0 })
    expect((await keys()).sort()).toEqual([young, draft, lead].map(quarantineKey).sort())
    expect((await ids(db)).sort()).toEqual([young, draft, lead].sort())
  })

  test('delete files of an erased lead at the next run when the store failed, and let nobody have them', async () => {
    const { db, upload, sweep, keys, store, context } = await openSite()
    const [first, second] = [await upload('a.pdf', bytes), await upload('b.pdf', bytes)]
    const { id } = await acceptLead(db, { attachmentIds: [first, second] })
    await deleteLeads(db, null, [id])
    const remove = async () => {
      throw new Error('the store is unavailable')
    }
    context.store = { ...store, remove }
    await expect(sweep(sweepUploads)).rejects.toThrow('unavailable')
    expect(await keys()).toHaveLength(2)
    const again = await acceptLead(db, { attachmentIds: [first] })
    expect(await attachmentsOf(db, again.id)).toEqual([])
    context.store = store
    expect(await sweep(sweepUploads)).toEqual({ uploads: 2 })
    expect(await keys()).toEqual([])
    expect(await ids(db)).toEqual([])
  })

  test('delete leads older than RETENTION_DAYS with their files, and none without that setting', async () => {
    const { db, upload, sweep, keys, context } = await openSite()
    const [old, young] = [await upload('old.pdf', bytes), await upload('young.pdf', bytes)]
    const draft = await startDraft(db, 'quote')
    await saveDraft(db, draft.draft.id, { addFiles: [old] })
    const { id } = await acceptLead(db, { attachmentIds: [old] })
    await closeDraft(db, draft.draft.id)
    await acceptLead(db, { attachmentIds: [young] })
    await age(db, 'submissions', 'created_at', id, 31 * 24)
    expect(await sweep(sweepLeads)).toEqual({ deleted: 0 })
    const settings = parseConfig({ RETENTION_DAYS: '30' })
    const expire = () => sweepLeads({ ...context, settings }, new AbortController().signal)
    expect(await expire()).toEqual({ deleted: 1 })
    expect(await expire()).toEqual({ deleted: 0 })
    expect(await sweep(sweepUploads)).toEqual({ uploads: 1 })
    expect(await keys()).toEqual([quarantineKey(young)])
    expect(await attachmentsOf(db, id)).toEqual([])
  })

  test('delete a thousand files a page at a time', async () => {
    const { db, sweep } = await openSite()
    const rows = Array.from({ length: 1000 }, () => rowOfFile(`form-uploads/${randomUUID()}`))
    await db.insertInto('attachments').values(rows).execute()
    expect(await sweep(sweepUploads)).toEqual({ uploads: 1000 })
    expect(await ids(db)).toEqual([])
  })

  test('delete drafts after 30 days, and after one when they were accepted', async () => {
    const { db, sweep } = await openSite()
    const drafts = []
    for (let number = 0; number < 4; number++) drafts.push((await startDraft(db, 'quote')).draft.id)
    const [live, left, sent, justSent] = drafts as [string, string, string, string]
    await age(db, 'drafts', 'updated_at', live, 29 * 24)
    await age(db, 'drafts', 'updated_at', left, 31 * 24)
    for (const id of [sent, justSent]) await closeDraft(db, id)
    await age(db, 'drafts', 'accepted_at', sent, 25)
    expect(await sweep(sweepDrafts)).toEqual({ drafts: 2 })
    const rows = await db.selectFrom('drafts').select('id').execute()
    expect(rows.map(({ id }) => id).sort()).toEqual([live, justSent].sort())
  })

  test('delete jobs done two weeks ago, and no open one; what they sent stays known', async () => {
    const { db, sweep } = await openSite()
    const { id } = await acceptLead(db)
    await enqueueOnce(db, 'mail-digest', { day: '2026-11-20' }, '2026-11-20')
    const done_at = new Date(Date.now() - 15 * 24 * HOUR_MS).toISOString()
    const old = Array.from({ length: 1200 }, () => ({
      id: randomUUID(),
      queue: 'deliver-message',
      payload: '{}',
      created_at: done_at,
      done_at,
    }))
    await db.insertInto('outbox').values(old).execute()
    const [digest] = await openJobsOf(db, 'mail-digest')
    await markDone(db, digest?.id ?? '')
    expect(await sweep(sweepOutbox)).toEqual({ jobs: 1200 })
    expect(await sweep(sweepOutbox)).toEqual({ jobs: 0 })
    expect(await openJobsOf(db, 'deliver-message')).toHaveLength(2)
    expect(await messagesOf(db, id)).toHaveLength(2)
    // The digest of this week is not promised again.
    expect(await enqueueOnce(db, 'mail-digest', { day: '2026-11-20' }, '2026-11-20')).toBe(false)
  })

  test('schedule a scan again that has no open job', async () => {
    const { db, upload, scan, sweep, context } = await openSite()
    const [waiting, forgotten, done] = [
      await upload('a.pdf', bytes),
      await upload('b.pdf', bytes),
      await upload('c.pdf', bytes),
    ]
    await scan(done)
    for (const id of [waiting, forgotten, done]) await age(db, 'attachments', 'stored_at', id, 1)
    const close = (id: string) =>
      db
        .updateTable('outbox')
        .set({ done_at: new Date().toISOString() })
        .where('payload', '=', JSON.stringify({ attachmentId: id }))
        .execute()
    await close(forgotten)
    await close(done)
    context.scanner = undefined
    expect(await sweep(sweepScans)).toEqual({ scans: 0 })
    context.scanner = scanner
    expect(await sweep(sweepScans)).toEqual({ scans: 1 })
    expect(await sweep(sweepScans)).toEqual({ scans: 0 })
  })
})

async function ids(db: Db): Promise<string[]> {
  return (await db.selectFrom('attachments').select('id').execute()).map(({ id }) => id)
}

async function age(
  db: Db,
  table: 'attachments' | 'drafts' | 'submissions',
  column: 'created_at' | 'stored_at' | 'updated_at' | 'accepted_at',
  id: string,
  hours: number,
) {
  const at = new Date(Date.now() - hours * HOUR_MS).toISOString()
  await db
    .updateTable(table as 'attachments')
    .set({ [column]: at })
    .where('id', '=', id)
    .execute()
}

async function openJobsOf(db: Db, queue: string) {
  return (await openJobs(db, 'all', 100)).filter((job) => job.queue === queue)
}
