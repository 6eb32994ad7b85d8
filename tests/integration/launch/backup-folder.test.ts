import { existsSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBackupState } from '../../../db/ops/backups.ts'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import {
  emptyFolder,
  expectAllFiles,
  KEY,
  restoreTo,
  sharedFiles,
  siteOf,
} from '../../sites/backups.ts'

/** Linux opens it and then fails to read it, as it does a file of a network share that has become unavailable. */
const UNREADABLE = '/sys/class/net/lo/speed'

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
