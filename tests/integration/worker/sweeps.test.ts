import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { attachmentsOf, quarantineKey } from '../../../db/leads/attachments.ts'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { closeDraft, startDraft } from '../../../db/leads/drafts.ts'
import { messagesOf } from '../../../db/leads/lead.ts'
import { saveDraft } from '../../../db/leads/save-draft.ts'
import type { Db } from '../../../db/open.ts'
import { addOnceToOutbox, markDone, openJobs } from '../../../db/ops/outbox.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import type { Sweep } from '../../../worker/recurring/recurring.ts'
import { sweepObjects } from '../../../worker/recurring/sweep-objects.ts'
import {
  sweepDrafts,
  sweepLeads,
  sweepOutbox,
  sweepScans,
  sweepUploads,
} from '../../../worker/recurring/sweeps.ts'
import type { Scanner } from '../../../worker/scanner/clamd.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openScanSetup } from '../../samples/scan-setup.ts'
import { onBothDatabases } from '../../servers/databases.ts'
import { findS3, ownBucket } from '../../servers/s3.ts'

const { bytes } = acceptedFiles.pdf!
const HOUR_MS = 3_600_000
const scanner: Scanner = {
  async scan(body) {
    body.resume()
    return { found: 'nothing' }
  },
}

onBothDatabases('sweeps', (open, kind) => {
  let s3: Awaited<ReturnType<typeof findS3>> | undefined
  beforeAll(async () => {
    if (kind === 'Postgres') s3 = await findS3()
  })

  async function openSite() {
    const database = await open()
    const real = s3 ? s3ObjectStore(ownBucket(s3)) : openObjectStore(database)
    // Every object looks a day older than it is.
    const store: ObjectStore = {
      ...real,
      async *list(folder) {
        for await (const object of real.list(folder)) {
          yield { ...object, storedAt: new Date(object.storedAt.getTime() - 25 * HOUR_MS) }
        }
      },
    }
    const alarms: string[] = []
    const setup = openScanSetup(database, store, scanner)
    const context = {
      settings: parseConfig({}),
      ...setup.context,
      log: pino({ enabled: false }),
      raiseAlarm: async (event: string, message: string) =>
        void alarms.push(`${event}: ${message}`),
    }
    const sweep = (one: Sweep) => one(context, new AbortController().signal)
    const keys = async () => {
      const found: string[] = []
      for (const folder of ['quarantine', 'form-uploads']) {
        for await (const { key } of real.list(folder)) found.push(key)
      }
      return found
    }
    return { ...setup, store, context, sweep, alarms, keys }
  }

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
    await addOnceToOutbox(db, 'mail-digest', { day: '2026-11-20' }, '2026-11-20')
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
    expect(await addOnceToOutbox(db, 'mail-digest', { day: '2026-11-20' }, '2026-11-20')).toBe(
      false,
    )
  })

  test('delete objects that no row wants', async () => {
    const { db, upload, scan, store, sweep, keys, alarms } = await openSite()
    const [waiting, released] = [await upload('a.pdf', bytes), await upload('b.pdf', bytes)]
    await scan(released)
    const wanted = await keys()
    const put = (key: string) =>
      store.put(key, Readable.from([bytes]), { sizeBytes: bytes.length, contentType: 'x/y' })
    for (const key of ['quarantine/nobody', 'form-uploads/1-nobody.pdf', quarantineKey(released)]) {
      await put(key)
    }
    expect(await sweep(sweepObjects)).toEqual({ known: 2, orphans: 3, lost: 0 })
    expect((await keys()).sort()).toEqual(wanted.sort())
    expect((await ids(db)).sort()).toEqual([waiting, released].sort())
    expect(alarms).toEqual([])
  })

  test('leave young objects alone, and all of them when the database seems the wrong one', async () => {
    const { store, context, sweep, keys, alarms } = await openSite()
    const put = (key: string) =>
      store.put(key, Readable.from([bytes]), { sizeBytes: bytes.length, contentType: 'x/y' })
    const aged = store.list
    context.store = {
      ...store,
      async *list(folder) {
        for await (const object of aged(folder)) yield { ...object, storedAt: new Date() }
      },
    }
    await put('quarantine/nobody')
    expect(await sweep(sweepObjects)).toMatchObject({ orphans: 0 })
    context.store = store
    for (let number = 0; number < 101; number++) await put(`form-uploads/${number}-nobody.pdf`)
    expect(await sweep(sweepObjects)).toMatchObject({ orphans: 0 })
    expect(await keys()).toHaveLength(102)
    expect(alarms).toEqual([expect.stringMatching(/^orphans: /)])
  })

  test('leave all of them alone also where a thousand files are known, and delete a thousand at once otherwise', async () => {
    const { db, store, sweep, keys, alarms } = await openSite()
    const putAll = async (all: string[]) => {
      const about = { sizeBytes: 1, contentType: 'x/y' }
      for (let at = 0; at < all.length; at += 50) {
        const page = all.slice(at, at + 50)
        await Promise.all(page.map((key) => store.put(key, Readable.from([Buffer.of(1)]), about)))
      }
    }
    const [known, orphans] = [1000, 1101]
    const rows = Array.from({ length: known }, (_, at) => rowOfFile(`form-uploads/${at}-known.pdf`))
    await db.insertInto('attachments').values(rows).execute()
    await putAll(rows.map(({ object_key }) => object_key))
    await putAll(Array.from({ length: orphans }, (_, at) => `form-uploads/${at}-nobody.pdf`))
    expect(await sweep(sweepObjects)).toEqual({ known, orphans: 0, lost: 0 })
    expect(await keys()).toHaveLength(known + orphans)
    expect(alarms).toEqual([expect.stringMatching(/^orphans: /)])

    await store.remove('form-uploads/0-nobody.pdf')
    expect(await sweep(sweepObjects)).toEqual({ known, orphans: 1000, lost: 0 })
    expect(await keys()).toHaveLength(known + 100)
    expect(alarms).toHaveLength(1)
  })

  test('mark a file whose object is missing, and take it back when it returns', async () => {
    const { db, upload, scan, store, sweep, alarms, rowOf } = await openSite()
    const [there, gone] = [await upload('there.pdf', bytes), await upload('gone.pdf', bytes)]
    await scan(gone)
    const { id } = await acceptLead(db, { attachmentIds: [there, gone] })
    const { object_key } = await rowOf(gone)
    await store.remove(object_key)
    const states = async () => (await attachmentsOf(db, id)).map(({ state }) => state)
    expect(await sweep(sweepObjects)).toEqual({ known: 1, orphans: 0, lost: 1 })
    expect(await sweep(sweepObjects)).toEqual({ known: 1, orphans: 0, lost: 0 })
    expect(await states()).toEqual(['being checked', 'lost'])
    expect(alarms).toEqual(['lost-files: A file of a lead is missing from the object store'])
    const about = { sizeBytes: bytes.length, contentType: 'application/pdf' }
    await store.put(object_key, Readable.from([bytes]), about)
    await sweep(sweepObjects)
    expect(await states()).toEqual(['being checked', 'clean'])
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

/** Uploaded a day ago, and of no form. */
function rowOfFile(object_key: string) {
  return {
    id: randomUUID(),
    object_key,
    filename: 'a.pdf',
    content_type: 'application/pdf',
    size_bytes: 1,
    sha256: '',
    password_protected: 0 as const,
    position: 0,
    created_at: new Date(Date.now() - 25 * HOUR_MS).toISOString(),
  }
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
