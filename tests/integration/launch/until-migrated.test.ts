import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureBuilt } from '../../../launch/built.ts'
import { DIST } from '../../../launch/root.ts'
import { MIGRATING } from '../../../src/settings/until-migrated.ts'
import { freePort } from '../../servers/postgres.ts'

beforeAll(async () => void (await ensureBuilt()))

test.each(['web', 'worker'])(
  'a %s process that waits for the migration ends with its launcher, and leaves the database alone',
  async (part) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'migrating-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const child = fork(join(DIST, `${part}.js`), {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PORT: `${await freePort()}`,
        [MIGRATING]: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
    expect(existsSync(join(dataDir, 'site.sqlite'))).toBe(false)
  },
)
