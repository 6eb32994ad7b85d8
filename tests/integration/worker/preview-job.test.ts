import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteLeads } from '../../../db/leads/delete-leads.ts'
import { forgetPreview, previewKeys } from '../../../db/leads/previews.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { type ObjectStore, ObjectStoreError } from '../../../src/storage/objects.ts'
import { openObjectStore } from '../../../src/storage/open.ts'
import { makePreviewOfFile } from '../../../worker/jobs/make-preview.ts'
import { PreviewProcessDied } from '../../../worker/preview/make-preview.ts'
import type { Preview } from '../../../worker/preview/preview.ts'
import type { Sweep } from '../../../worker/recurring/recurring.ts'
import { sweepObjects } from '../../../worker/recurring/sweep-objects.ts'
import { sweepPreviews, sweepUploads } from '../../../worker/recurring/tasks.ts'
import type { Scanner } from '../../../worker/scanner/clamd.ts'
import { boatHeic } from '../../samples/files/heic.ts'
import { pdf } from '../../samples/files/pdf.ts'
import { acceptedFiles } from '../../samples/files.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openScanSetup } from '../../samples/scan-setup.ts'
import { onBothDatabases } from '../../servers/databases.ts'

const DAYS_MS = 86_400_000
const SLOW_MS = 180_000
const scanner: Scanner = {
  async scan(body) {
    body.resume()
    return { found: 'nothing' }
  },
}
const photo: Preview = { pages: undefined, picture: Buffer.from('jpeg'), copy: Buffer.from('JPEG') }

onBothDatabases('previews', (open) => {
  async function openSite() {
    const database = await open()
    const store = openObjectStore(database)
    const setup = openScanSetup(database, store, scanner)
    const { db } = database
    const never = () => new AbortController().signal
    const job = (
      id: string,
      make?: Parameters<typeof makePreviewOfFile>[3],
      change: { store?: ObjectStore } = {},
    ) => makePreviewOfFile({ ...setup.context, ...change }, { attachmentId: id }, never(), make)
    return {
      ...setup,
      store,
      job,
      /** A HEIC of a lead, found clean. */
      async cleanHeic() {
        const id = await setup.upload('boat.heic', boatHeic())
        await setup.scan(id)
        const lead = await acceptLead(db, { attachmentIds: [id] })
        return { id, leadId: lead.id }
      },
      promised: async () => {
        const rows = await db
          .selectFrom('outbox')
          .select('payload')
          .where('queue', '=', 'make-preview')
          .where('done_at', 'is', null)
          .execute()
        return rows.map(({ payload }) => JSON.parse(payload).attachmentId).sort()
      },
      about: async (id: string) => {
        const { preview, preview_pages, preview_attempts } = await setup.rowOf(id)
        return [preview, preview_pages, preview_attempts]
      },
      async stored() {
        const keys: string[] = []
        for await (const { key } of store.list('previews')) keys.push(key)
        return keys.sort()
      },
      sweep: (one: Sweep) =>
        one({ ...setup.context, settings: parseConfig({}), raiseAlarm: async () => {} }, never()),
    }
  }

  test(
    'are made of a clean HEIC and PDF, whether the scan or the form came first',
    async () => {
      const { upload, scan, db, promised, job, about, stored, store } = await openSite()
      const [heic, survey] = [await upload('boat.heic', boatHeic()), await upload('a.pdf', pdf())]
      await scan(heic)
      expect(await promised()).toEqual([])
      await acceptLead(db, { attachmentIds: [heic, survey] })
      expect(await promised()).toEqual([heic])
      await scan(survey)
      expect(await promised()).toEqual([heic, survey].sort())
      for (const id of [heic, survey, heic]) await job(id)
      expect(await about(heic)).toEqual(['made', null, 0])
      expect(await about(survey)).toEqual(['made', 1, 0])
      const { picture, copy } = previewKeys(heic)
      expect(await stored()).toEqual([picture, copy, previewKeys(survey).picture].sort())
      const object = await store.get(copy)
      const made = await sharp(object && (await buffer(object.body))).metadata()
      expect([object?.contentType, made.format, made.width]).toEqual(['image/jpeg', 'jpeg', 640])
    },
    SLOW_MS,
  )

  test('are made of nothing that was not found clean, and of no other kind', async () => {
    const { db, job, promised, stored, store, about } = await openSite()
    const heic = { contentType: 'image/heic', bytes: boatHeic(), lies: 'released' } as const
    const ids = [
      await storedFile(db, { ...heic, about: {} }, store),
      await storedFile(db, { ...heic, lies: 'in quarantine' }, store),
      await storedFile(db, { ...heic, about: { verdict: 'unscannable', signature: 'x' } }, store),
      await storedFile(db, { ...heic, about: { verdict: 'infected', signature: 'x' } }, store),
      await storedFile(
        db,
        { ...heic, passwordProtected: true, about: { verdict: 'clean' } },
        store,
      ),
      await storedFile(
        db,
        { ...heic, contentType: 'image/jpeg', about: { verdict: 'clean' } },
        store,
      ),
    ]
    await acceptLead(db, { attachmentIds: ids })
    const unclaimed = await storedFile(db, { ...heic, about: { verdict: 'clean' } }, store)
    const make = () => expect.unreachable('nothing is drawn')
    for (const id of [...ids, unclaimed, crypto.randomUUID()]) await job(id, make)
    expect(await promised()).toEqual([])
    expect(await stored()).toEqual([])
    for (const id of [...ids, unclaimed]) expect(await about(id)).toEqual([null, null, 0])
  })

  test(
    'of garbage there is none, and that is recorded',
    async () => {
      const { db, upload, scan, job, about, stored } = await openSite()
      const id = await upload('boat.heic', acceptedFiles.heic!.bytes)
      await scan(id)
      await acceptLead(db, { attachmentIds: [id] })
      await job(id)
      expect([await about(id), await stored()]).toEqual([['unreadable', null, 0], []])
    },
    SLOW_MS,
  )

  test('are given up after three processes that ended early, and not for other failures', async () => {
    const { cleanHeic, job, about, store } = await openSite()
    const { id } = await cleanHeic()
    const broken = () => Promise.reject(new Error('libheif is missing'))
    const away = () => Promise.reject(new ObjectStoreError('x', new Error('away')))
    const died = () => Promise.reject(new PreviewProcessDied('SIGKILL'))
    for (let time = 0; time < 5; time++) {
      await expect(job(id, broken)).rejects.toThrow('libheif is missing')
      await expect(job(id, async () => photo, { store: { ...store, put: away } })).rejects.toThrow()
      await expect(job(id, undefined, { store: { ...store, get: away } })).rejects.toThrow()
    }
    expect(await about(id)).toEqual([null, null, 0])
    for (const _ of [1, 2]) await expect(job(id, died)).rejects.toThrow(PreviewProcessDied)
    await job(id, died)
    expect(await about(id)).toEqual(['too large', null, 3])
  })

  test('of a file whose attempts took the worker down with them are given up', async () => {
    const { cleanHeic, job, about, db } = await openSite()
    const { id } = await cleanHeic()
    await db.updateTable('attachments').set({ preview_attempts: 3 }).where('id', '=', id).execute()
    await job(id, () => expect.unreachable('not a fourth time'))
    expect((await about(id))[0]).toBe('too large')
  })

  test('go with their file, also when it is deleted while they are made', async () => {
    const { cleanHeic, job, stored, sweep, db } = await openSite()
    const [first, second] = [await cleanHeic(), await cleanHeic()]
    await job(first.id, async () => photo)
    expect(await stored()).toHaveLength(2)
    await deleteLeads(db, null, [first.leadId])
    await sweep(sweepUploads)
    expect(await stored()).toEqual([])
    await job(second.id, async () => {
      await deleteLeads(db, null, [second.leadId])
      await sweep(sweepUploads)
      return photo
    })
    expect(await stored()).toEqual([])
  })

  test('that belong to no file are swept, and the others stay', async () => {
    const { cleanHeic, job, stored, sweep, db, store, context } = await openSite()
    const { id } = await cleanHeic()
    await job(id, async () => photo)
    const { id: gone } = await cleanHeic()
    await job(gone, async () => photo)
    await db.deleteFrom('attachments').where('id', '=', gone).execute()
    context.store = {
      ...store,
      async *list(folder) {
        for await (const object of store.list(folder)) {
          yield { ...object, storedAt: new Date(object.storedAt.getTime() - 2 * DAYS_MS) }
        }
      },
    }
    // Two previews, and the file they were made of.
    expect(await sweep(sweepObjects)).toEqual({ known: 3, orphans: 3, lost: 0 })
    expect(await stored()).toEqual(Object.values(previewKeys(id)).sort())
  })

  test('that are missing are made again, and forgotten ones are promised by the sweep', async () => {
    const { cleanHeic, job, promised, sweep, db, about } = await openSite()
    const { id } = await cleanHeic()
    await job(id, async () => photo)
    await db.updateTable('outbox').set({ done_at: new Date().toISOString() }).execute()
    await forgetPreview(db, id)
    expect([await about(id), await promised()]).toEqual([[null, null, 0], [id]])
    await forgetPreview(db, id)
    expect(await promised()).toEqual([id])
    await db.deleteFrom('outbox').execute()
    expect(await sweep(sweepPreviews)).toEqual({ previews: 0 })
    const released_at = new Date(Date.now() - DAYS_MS).toISOString()
    await db.updateTable('attachments').set({ released_at }).where('id', '=', id).execute()
    expect(await sweep(sweepPreviews)).toEqual({ previews: 1 })
    expect(await sweep(sweepPreviews)).toEqual({ previews: 0 })
    expect(await promised()).toEqual([id])
  })
})
