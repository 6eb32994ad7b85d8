import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { takeBackup } from '../../../launch/backup/take-backup.ts'
import { scanAttachment } from '../../../worker/jobs/scan-attachment.ts'
import { acceptLead } from '../../samples/leads.ts'
import { onBothDatabases, openSqlite } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket, s3Variables } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import {
  adminOf,
  emptyFolder,
  expectAllFiles,
  KEY,
  reading,
  referencesOf,
  restoreTo,
  siteOf,
  wholeBackups,
} from '../../sites/backups.ts'
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
    const desk = await adminOf(site.settings, site.to)
    const manifest = await takeBackup({ ...site, ...site.settings, store }, desk, 'new')
    expect(lists).toBe(8)
    expect(manifest).toMatchObject({ files: 2, missing: 0 })
    const restored = await restoreTo(site.to, await target())
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  })
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
