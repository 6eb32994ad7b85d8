import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { takeBackup } from '../../../launch/backup/take-backup.ts'
import { recordAddress } from '../../../src/server/running-site.ts'
import { scanAttachment } from '../../../worker/jobs/scan-attachment.ts'
import { lockFile } from '../../../worker/queue/lock-file.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import {
  deskOf,
  emptyFolder,
  expectAllFiles,
  KEY,
  reading,
  referencesOf,
  restoreTo,
  siteOf,
  wholeBackups,
} from '../../sites/backups.ts'
import { all } from '../../tools/all-of.ts'
import { until } from '../../tools/until.ts'

const clean = {
  async scan(body: Readable) {
    body.destroy()
    return { found: 'nothing' as const }
  },
}
const log = pino({ enabled: false })

onBothDatabases('a backup', (open, kind) => {
  const target = () => (kind === 'SQLite' ? emptyFolder() : open('empty'))

  test('of a site that leads with files arrive at has every lead and file of its moment', async () => {
    const site = siteOf(await open(), { BACKUP_KEY: KEY })
    let isOver = false
    let leads = 0
    const visitor = async () => {
      while (!isOver) {
        const attachmentId = await site.leadWithFile('in quarantine')
        leads++
        await scanAttachment({ ...site, scanner: clean, log }, { attachmentId }, NEVER)
      }
    }
    const visitors = [visitor(), visitor(), visitor()]
    await until('leads arrive', () => leads >= 6)
    const before = await referencesOf(site.db)
    expect(await site.backUp()).toContain('was read back')
    isOver = true
    await Promise.all(visitors)

    const restored = await restoreTo(site.to, await target(), { BACKUP_KEY: KEY })
    const after = await reading(restored.settings, referencesOf)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(await referencesOf(site.db)).toEqual(expect.arrayContaining(after))
    const files = await expectAllFiles(restored.settings, restored.store)
    // Some of a lead that was not accepted yet.
    expect(files).toBeGreaterThanOrEqual(after.length)
    expect((await findBackupState(site.db)).good).toMatchObject({ files })
  })

  test('has files that are moved or deleted after the moment of its database', async () => {
    const site = siteOf(await open())
    const [moved, deleted] = [
      await site.leadWithFile('in quarantine'),
      await site.leadWithFile('in quarantine'),
    ]
    let lists = 0
    const store = {
      ...site.store,
      list: async function* (folder: string) {
        // Four folders are listed before the snapshot, and again after it.
        if (++lists === 5) {
          await scanAttachment({ ...site, scanner: clean, log }, { attachmentId: moved }, NEVER)
          await site.store.remove(`quarantine/${deleted}`)
        }
        yield* site.store.list(folder)
      },
    }
    const desk = await deskOf(site.settings, site.to)
    const manifest = await takeBackup({ ...site, ...site.settings, store }, desk)
    expect(lists).toBe(8)
    expect(manifest).toMatchObject({ files: 2, missing: 0 })
    const restored = await restoreTo(site.to, await target())
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  })

  test('is not restored over a site with data, unless it is to be replaced', async () => {
    const site = siteOf(await open())
    await site.leadWithFile()
    await site.backUp()
    const other = await open()
    const used = siteOf(other)
    await used.leadWithFile()
    const lost = await referencesOf(other.db)
    await expect(restoreTo(site.to, other)).rejects.toThrow('add --replace')
    expect(await referencesOf(other.db)).toEqual(lost)

    await other.db.destroy()
    const restored = await restoreTo(site.to, other, {}, { replace: true })
    expect(await reading(restored.settings, referencesOf)).toEqual(await referencesOf(site.db))
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(1)
    const left = await all(restored.store.list('form-uploads'))
    expect(left).toHaveLength(1)
  })

  test('does not replace a site while a process has its database open', async () => {
    const site = siteOf(await open())
    await site.leadWithFile()
    await site.backUp()
    const other = await open()
    await acceptLead(other.db)
    const lead = await referencesOf(other.db)
    const refused = restoreTo(site.to, other, {}, { replace: true })
    await expect(refused).rejects.toThrow('stop the site on all machines')
    expect(await referencesOf(other.db)).toEqual(lead)
  })

  test('does not replace a site whose web process answers, however quiet it is', async () => {
    const site = siteOf(await open())
    await site.backUp()
    const other = await open()
    // What was never asked anything is not closed either.
    await referencesOf(other.db)
    await other.db.destroy()
    const web = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void web.close())
    await once(web, 'listening')
    const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
    recordAddress(other.dataDir, { address, siteUrl: address })
    const replace = () => restoreTo(site.to, other, {}, { replace: true })
    await expect(replace()).rejects.toThrow(`The site runs at ${address}`)
    web.close()
    await once(web, 'close')
    expect((await replace()).said).toContain('Restored the backup')
  })
})

test('a worker that runs is not restored under, even if it has no database yet', async () => {
  const site = siteOf(await openSqlite())
  await site.backUp()
  const target = emptyFolder()
  const unlock = lockFile(join(target.env.DATA_DIR, 'queue.lock'))
  await expect(restoreTo(site.to, target)).rejects.toThrow('A worker runs on DATA_DIR')
  unlock?.()
  expect((await restoreTo(site.to, target)).said).toContain('Restored the backup')
})

test('a damaged database is replaced', async () => {
  const site = siteOf(await openSqlite())
  await site.backUp()
  const target = emptyFolder()
  writeFileSync(join(target.env.DATA_DIR, 'site.sqlite'), 'x'.repeat(5000))
  const { said } = await restoreTo(site.to, target, {}, { replace: true })
  expect(said).toContain('Restored the backup')
})

describeWith('s3', 'a backup on an S3 server', () => {
  test('of a site with its files there is restored, and the next one copies only what is new', async () => {
    const s3 = s3Variables(ownBucket(await shared('s3')))
    const site = siteOf(await openSqlite(), { ...s3, BACKUP_KEY: KEY })
    const to = `s3://${s3.S3_BUCKET}-backup/of/the-site`
    await site.leadWithFile()
    await site.backUp('new', to)
    await acceptLead(site.db)
    await site.leadWithFile()
    await site.backUp('all', to)
    expect(await wholeBackups(site.settings, to)).toHaveLength(2)
    const own = s3Variables(ownBucket(await shared('s3')))
    const restored = await restoreTo(to, emptyFolder(), { ...own, BACKUP_KEY: KEY })
    expect(await reading(restored.settings, referencesOf)).toHaveLength(3)
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  })
})

const NEVER = new AbortController().signal
