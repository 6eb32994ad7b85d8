import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { appliedMigrations } from '../../db/migrate.ts'
import { acceptLead } from '../samples/leads.ts'
import { onBothDatabases, openSqlite } from '../servers/databases.ts'
import { emptyFolder, expectSame, reading, siteOf } from '../sites/backups.ts'
import { launch } from '../sites/launched.ts'
import { all } from '../tools/all-of.ts'
import { until } from '../tools/until.ts'

const LEADS = 200
const FILES = 20
const FIRST_MS = 400
/** Each is killed later than the one before, on a machine of any speed. */
const LATER = 1.4
const TEST_LIMIT_MS = 900_000

onBothDatabases('a restore', (open, kind) => {
  test(
    'that is killed at any moment leaves a site that does not start, until it is whole',
    async () => {
      const old = siteOf(await openSqlite())
      for (let file = 0; file < FILES; file++) await old.leadWithFile()
      for (let lead = 0; lead < LEADS; lead++) await acceptLead(old.db)
      await old.backUp()
      await old.db.deleteFrom('heartbeats').execute()
      const target = kind === 'SQLite' ? emptyFolder() : await open('empty')
      const { settings, store } = siteOf({ ...target, db: old.db })
      const killed = { before: 0, unfinished: 0 }
      for (let afterMs = FIRST_MS; ; afterMs *= LATER) {
        const { child, ended, output } = launch('restore.ts', ['--from', old.to], target.env)
        // The first one as soon as it has begun, so that one of them is cut off in between.
        const isCutOff = () =>
          reading(settings, appliedMigrations).then(
            () => false,
            () => true,
          )
        const begun = killed.before + killed.unfinished > 0 || until('it has begun', isCutOff)
        await Promise.race([ended, Promise.resolve(begun).then(() => sleep(afterMs))])
        child.kill('SIGKILL')
        const end = await ended
        expect([0, 'SIGKILL'], output()).toContain(end)
        const applied = await reading(settings, appliedMigrations).catch((error) => String(error))
        if (Array.isArray(applied) && applied.length > 0) break
        expect(end).toBe('SIGKILL')
        if (typeof applied === 'string') {
          expect(applied).toContain('A restore into this database is not finished')
          killed.unfinished++
        } else {
          expect(await all(store.list('form-uploads'))).toEqual([])
          killed.before++
        }
      }
      expect(killed.unfinished).toBeGreaterThan(0)
      await expectSame(old.settings, settings)
    },
    TEST_LIMIT_MS,
  )
})
