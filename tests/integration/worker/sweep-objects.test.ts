import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { attachmentsOf, quarantineKey } from '../../../db/leads/attachments.ts'
import type { Db } from '../../../db/open.ts'
import { sweepObjects } from '../../../worker/recurring/sweep-objects.ts'
import { acceptLead } from '../../samples/leads.ts'
import { bytes, rowOfFile, sweepSites } from '../../samples/sweep-site.ts'
import { onBothDatabases } from '../../servers/databases.ts'

onBothDatabases('the sweep of objects', (open, kind) => {
  const openSite = sweepSites(open, kind)

  test('deletes objects that no row wants', async () => {
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

  test('leaves young objects alone, and all of them when the database seems the wrong one', async () => {
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

  test('leaves all of them alone also where a thousand files are known, and deletes a thousand at once otherwise', async () => {
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

  test('marks a file whose object is missing, and takes it back when it returns', async () => {
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
})

async function ids(db: Db): Promise<string[]> {
  return (await db.selectFrom('attachments').select('id').execute()).map(({ id }) => id)
}
