import { randomBytes } from 'node:crypto'
import { existsSync, globSync, readdirSync, renameSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import {
  emptyFolder,
  expectAllFiles,
  KEY,
  restoreTo,
  sharedFiles,
  siteOf,
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
