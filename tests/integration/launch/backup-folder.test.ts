import { randomBytes } from 'node:crypto'
import {
  existsSync,
  globSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { openPostgres, openSqlite, testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import {
  emptyFolder,
  expectAllFiles,
  KEY,
  restoreTo,
  sharedFiles,
  siteOf,
  wholeBackups,
} from '../../sites/backups.ts'
import { launch } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'

/** Linux opens it and then fails to read it, as it does a file of a network share that has become unavailable. */
const UNREADABLE = '/sys/class/net/lo/speed'
/** So many that they are seen while they are written. */
const LARGE_BYTES = 64 * 1024 * 1024

test.skipIf(!existsSync(UNREADABLE)).each([
  ['encrypted', { BACKUP_KEY: KEY }],
  ['not encrypted', {}],
])(
  'a file of a backup that is %s is not removed as damaged when the system cannot read it',
  async (_, more) => {
    const site = siteOf(await openSqlite(), more)
    for (let file = 0; file < 2; file++) await site.leadWithFile()
    await site.backUp()
    const [file = ''] = sharedFiles(site.to)
    const aside = join(testFolder(), 'aside')
    renameSync(file, aside)
    symlinkSync(UNREADABLE, file)

    const said = /^files\/.* of the backup could not be read: EINVAL/
    await expect(site.backUp('all')).rejects.toThrow(said)
    expect((await findBackupState(site.db)).failed?.reason).toMatch(said)
    const leavingOut = restoreTo(site.to, emptyFolder(), more, { skipDamaged: true })
    await expect(leavingOut).rejects.toThrow(said)

    expect(sharedFiles(site.to)).toContain(file)
    renameSync(aside, file)
    await site.backUp('all')
    const restored = await restoreTo(site.to, emptyFolder(), more)
    expect(await expectAllFiles(restored.settings, restored.store)).toBe(2)
  },
)

test('what a killed backup left half-written in the folder of backups is removed by a later one', async () => {
  const { db, env } = await openSqlite()
  const site = siteOf({ db, env })
  await storedFile(db, { bytes: randomBytes(LARGE_BYTES), lies: 'released' }, site.store)
  const halfWritten = () => globSync(join(site.to, '.partial/*/object'))
  const { child, ended } = launch('backup.ts', ['--to', site.to], env)
  await until('the file is being written', () => halfWritten().length > 0)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
  const left = halfWritten()
  expect(left).toHaveLength(1)

  await site.backUp()
  // Another machine might be writing it.
  expect(halfWritten()).toEqual(left)
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const path of [...left, ...left.map(dirname)]) utimesSync(path, longAgo, longAgo)
  await site.backUp()
  expect(readdirSync(join(site.to, '.partial'))).toEqual([])
})

describeWith('postgres', 'on a machine of a site on Postgres', () => {
  test('without a DATA_DIR a backup is taken, and nobody else may look into the folder that it makes', async () => {
    const { db, env } = await openPostgres()
    const DATA_DIR = join(testFolder(), 'not/there/yet')
    const site = siteOf({ db, env: { ...env, DATA_DIR } })
    const { ended, output } = launch('backup.ts', ['--to', site.to], { ...env, DATA_DIR })
    expect(await ended, output()).toBe(0)
    expect(output()).toContain('is complete and was read back')
    expect(await wholeBackups(site.settings, site.to)).toHaveLength(1)
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
  })

  test('whose DATA_DIR cannot be made, that is said in a sentence and recorded for staff', async () => {
    const { db, env } = await openPostgres()
    const DATA_DIR = '/dev/null/data'
    const { ended, output } = launch('backup.ts', ['--to', testFolder()], { ...env, DATA_DIR })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^DATA_DIR \/dev\/null\/data cannot be written \(ENOTDIR\): .*\n$/)
    expect((await findBackupState(db)).failed?.reason).toContain(DATA_DIR)
  })
})
