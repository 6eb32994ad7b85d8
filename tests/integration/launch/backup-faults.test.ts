import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { expect, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { backUp, listBackups, pruneBackups } from '../../../launch/backup/back-up.ts'
import { takeBackup } from '../../../launch/backup/take-backup.ts'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import {
  adminOf,
  emptyFolder,
  expectAllFiles,
  KEY,
  reading,
  referencesOf,
  restoreTo,
  sharedFiles,
  siteOf,
  wholeBackups,
} from '../../sites/backups.ts'

async function siteWithFiles(count: number, more: NodeJS.ProcessEnv = {}) {
  const site = siteOf(await openSqlite(), more)
  for (let file = 0; file < count; file++) await site.leadWithFile()
  return site
}

/** A store that fails from this write on, as when its process is killed or its disk full. */
function brokenAfter(writes: number, store: ObjectStore): ObjectStore {
  let left = writes
  return {
    ...store,
    async put(...args) {
      if (left-- <= 0) {
        args[1].destroy()
        throw new Error('cut')
      }
      await store.put(...args)
    },
  }
}

test('a backup that is cut off at any step is never taken for a whole one, and is gone on with', async () => {
  const site = await siteWithFiles(2)
  let writes = 0
  for (; ; writes++) {
    const desk = await adminOf(site.settings, site.to)
    const place = brokenAfter(writes, desk.place)
    const isWhole = await takeBackup({ ...site, ...site.settings }, { ...desk, place }, 'new').then(
      () => true,
      () => false,
    )
    if (isWhole) break
    expect(await wholeBackups(site.settings, site.to)).toEqual([])
    await expect(restoreTo(site.to, emptyFolder())).rejects.toThrow('There is no whole backup')
  }
  // Two files were stored by earlier tries: what is left are the database, the list and the manifest.
  expect(writes).toBe(3)
  const restored = await restoreTo(site.to, emptyFolder())
  expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
})

test('an encrypted backup shows nothing, and opens with its own key only', async () => {
  const site = await siteWithFiles(1, { BACKUP_KEY: KEY })
  await site.backUp()
  const all = readdirSync(site.to, { recursive: true, encoding: 'utf8' })
    .map((name) => join(site.to, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => path + readFileSync(path, 'latin1'))
    .join()
  const { sha256 } = await site.db
    .selectFrom('attachments')
    .select('sha256')
    .executeTakeFirstOrThrow()
  for (const secret of ['survey', 'visitor.example', sha256]) expect(all).not.toContain(secret)
  await expect(restoreTo(site.to, emptyFolder())).rejects.toThrow('set BACKUP_KEY')
  const other = { BACKUP_KEY: await generateX25519Identity() }
  await expect(restoreTo(site.to, emptyFolder(), other)).rejects.toThrow(
    'BACKUP_KEY is not the key that this backup was taken with',
  )
  await expect(restoreTo(site.to, emptyFolder(), { BACKUP_KEY: 'letmein' })).rejects.toThrow(
    'BACKUP_KEY must be a key',
  )
})

test.each([
  ['encrypted', { BACKUP_KEY: KEY }],
  ['not encrypted', {}],
])(
  'a damaged file of a backup that is %s is found, left out on demand, and copied again',
  async (_, more) => {
    const site = await siteWithFiles(2, more)
    await site.backUp()
    const [damaged = ''] = sharedFiles(site.to)
    const bytes = readFileSync(damaged)
    bytes[bytes.length - 20]! ^= 1
    writeFileSync(damaged, bytes)
    await expect(restoreTo(site.to, emptyFolder(), more)).rejects.toThrow(
      'The backup has 1 file damaged or missing.',
    )
    const most = await restoreTo(site.to, emptyFolder(), more, { skipDamaged: true })
    expect(most.said).toContain('Left out, because it is damaged: form-uploads/')
    expect(most.said).toContain(': 2 leads, 1 file of 1 MB, ')
    expect(await reading(most.settings, referencesOf)).toHaveLength(2)

    await site.backUp('all')
    const restored = await restoreTo(site.to, emptyFolder(), more)
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  },
)

test.each(['rows.jsonl.gz', 'contents.json.gz'])(
  'a backup whose %s is damaged is not restored',
  async (part) => {
    const site = await siteWithFiles(1)
    await site.backUp()
    const [name = ''] = await wholeBackups(site.settings, site.to)
    const path = join(site.to, 'backups', name, part)
    writeFileSync(path, readFileSync(path).subarray(0, -9))
    const target = emptyFolder()
    await expect(restoreTo(site.to, target)).rejects.toThrow(`${part} of the backup is damaged`)
    expect(readdirSync(target.env.DATA_DIR)).not.toContain('site.sqlite')
  },
)

test('a backup of a newer version of the site is not restored by an older one', async () => {
  const site = await siteWithFiles(0)
  await site.db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto('kysely_migration')
    .values({ name: '9999-of-the-future', timestamp: '' })
    .execute()
  await site.backUp()
  const target = emptyFolder()
  await expect(restoreTo(site.to, target)).rejects.toThrow(
    /was taken by a newer version of the site \(9999-of-the-future\): update this one first/,
  )
  expect(readdirSync(target.env.DATA_DIR)).not.toContain('site.sqlite')
})

test('a newest backup whose manifest is damaged is named, and not silently passed over', async () => {
  const site = await siteWithFiles(0)
  await site.backUp()
  const [before = ''] = await wholeBackups(site.settings, site.to)
  await site.backUp()
  const [newest = ''] = await wholeBackups(site.settings, site.to)
  writeFileSync(join(site.to, 'backups', newest, 'manifest.json'), '{')
  const target = emptyFolder()
  const said = `The newest backup, ${newest}, is damaged: this version of the site cannot read its manifest; to restore the one before it, add --at ${before}.`
  await expect(restoreTo(site.to, target)).rejects.toThrow(said)
  expect(await listBackups(site.to, site.settings)).toContain(`1 backup not whole: ${newest}`)
  expect((await restoreTo(site.to, target, {}, { at: before })).said).toContain(before)
})

test('a backup that was copied without what is hidden in its folder is restored, and gone on with', async () => {
  const site = await siteWithFiles(2)
  await site.backUp()
  const copy = testFolder()
  for (const folder of ['backups', 'files'])
    cpSync(join(site.to, folder), join(copy, folder), { recursive: true })
  const restored = await restoreTo(copy, emptyFolder())
  expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  await site.backUp('all', copy)
  expect(await wholeBackups(site.settings, copy)).toHaveLength(2)
})

test('what a backup removes is counted, and leaves no folder', async () => {
  const site = await siteWithFiles(1)
  const keepOne = () => backUp(site.settings, { to: site.to, keep: 1, verify: 'new' })
  expect(await keepOne()).not.toContain('Removed')
  expect(await keepOne()).toMatch(
    /: 1 lead, 1 file of 1 MB, not encrypted\. Removed 1 old backup\.$/,
  )
  const [name] = await wholeBackups(site.settings, site.to)
  for (const tree of ['.', '.about'])
    expect(readdirSync(join(site.to, tree, 'backups'))).toEqual([name])
  for (let more = 0; more < 2; more++) await site.backUp()
  expect(await keepOne()).toContain('Removed 3 old backups.')
  expect(emptyFolders(site.to)).toEqual([])
})

test('a full disk at the place of backups is said, and recorded for staff', async ({ skip }) => {
  const site = await siteWithFiles(400)
  await withSmallDisk(skip, async (folder) => {
    await expect(site.backUp('new', folder)).rejects.toThrow(/could not be stored: ENOSPC/)
    expect(await wholeBackups(site.settings, folder)).toEqual([])
  })
  const { good, failed } = await findBackupState(site.db)
  expect(good).toBeUndefined()
  expect(failed?.reason).toContain('ENOSPC')
})

test.each([
  ['a folder that cannot be made', '/dev/null/backups', /No backup can be written to .*ENOTDIR/],
  ['a folder that takes no others', '/proc/backups/site', /No backup can be written to .*ENOENT/],
  ['an S3 server that does not answer', 's3://backups/site', /refuses the connection/],
])('%s is said, and recorded for staff', async (_, to, reason) => {
  const site = await siteWithFiles(1, {
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
    BACKUP_S3_ACCESS_KEY: 'a',
    BACKUP_S3_SECRET_KEY: 'b',
  })
  await expect(site.backUp('new', to)).rejects.toThrow(reason)
  expect((await findBackupState(site.db)).failed?.reason).toMatch(reason)
  await expect(restoreTo(to, emptyFolder(), SILENT_S3)).rejects.toThrow(/no whole backup|refuses/)
})

describeWith('s3', 'an S3 server for backups', () => {
  test('whose key is wrong has that said by its own setting, not by that of the files', async () => {
    const { endpoint, accessKey } = ownBucket(await shared('s3'))
    const wrong = {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_ACCESS_KEY: accessKey,
      BACKUP_S3_SECRET_KEY: 'letmein',
    }
    const refused = /it refuses the BACKUP_S3_SECRET_KEY/
    const site = await siteWithFiles(1, wrong)
    await expect(site.backUp('new', 's3://backups/site')).rejects.toThrow(refused)
    await expect(restoreTo('s3://backups/site', emptyFolder(), wrong)).rejects.toThrow(refused)
  })
})

const SILENT_S3 = {
  BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
  BACKUP_S3_ACCESS_KEY: 'a',
  BACKUP_S3_SECRET_KEY: 'b',
}

test('what is the same is stored once, and goes when no backup has it any longer', async () => {
  const site = await siteWithFiles(2)
  await site.backUp()
  const first = sharedFiles(site.to)
  await site.backUp()
  expect(sharedFiles(site.to)).toEqual(first)
  for await (const { key } of site.store.list('form-uploads')) await site.store.remove(key)
  await site.db.updateTable('attachments').set({ removed_at: new Date().toISOString() }).execute()
  const newest = await site.leadWithFile()
  expect(newest).toBeDefined()
  await site.backUp()
  expect(sharedFiles(site.to)).toHaveLength(3)

  const { place } = await adminOf(site.settings, site.to)
  // What is new may belong to a backup that is being taken.
  expect(await pruneBackups(place, 2)).toBe(1)
  expect(sharedFiles(site.to)).toHaveLength(3)
  expect(await pruneBackups(place, 1, 0)).toBe(1)
  expect(sharedFiles(site.to)).toHaveLength(1)
  expect(emptyFolders(site.to)).toEqual([])
  expect(await wholeBackups(site.settings, site.to)).toHaveLength(1)
  const restored = await restoreTo(site.to, emptyFolder())
  expect(await expectAllFiles(restored.settings, restored.store)).toBe(1)
})

/** Apart from the folder for what is half written. */
function emptyFolders(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.partial')
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readdirSync(path).length === 0)
}
