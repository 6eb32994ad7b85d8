import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const POSTGRES = 'postgres://site:password@localhost:5432/site'
/** What Node is started with to need little memory. */
const LIMIT = '--max-semi-space-size=2'

for (const script of ['web.sh', 'worker.sh']) {
  test(`${script} limits the memory, unless SITE_MEMORY allows more or the database is a Postgres`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const flagsOf = (env: Record<string, string> = {}) => flagsIn(folder, script, env)

    const small = flagsOf()
    expect(small).toEqual(expect.arrayContaining([LIMIT]))
    expect(flagsOf({ SITE_MEMORY: 'small', DATABASE_URL: POSTGRES })).toEqual(small)
    const large = flagsOf({ SITE_MEMORY: 'large' })
    expect(large).toContain('--enable-source-maps')
    expect(large).not.toContain(LIMIT)
    expect(flagsOf({ DATABASE_URL: POSTGRES })).toEqual(large)
    expect(flagsOf({ DATABASE_URL_FILE: '/run/secrets/database-url' })).toEqual(large)

    writeFileSync(join(folder, '.env'), '#SITE_MEMORY=small\nPORT=3000\nSITE_MEMORY="large"\n')
    expect(flagsOf()).toEqual(large)
    expect(flagsOf({ SITE_MEMORY: 'small' })).toEqual(small)
    // An empty variable counts as unset, and keeps the one in .env out.
    expect(flagsOf({ SITE_MEMORY: '' })).toEqual(small)
    writeFileSync(join(folder, '.env'), `#SITE_MEMORY=small\nDATABASE_URL=${POSTGRES}\n`)
    expect(flagsOf()).toEqual(large)
    expect(flagsOf({ DATABASE_URL: '' })).toEqual(small)
  })
}

/** The arguments that a process of the site gets; `echo` stands in for Node. */
function flagsIn(folder: string, script: string, env: Record<string, string>): string[] {
  const path = resolve('launch', script)
  const { PATH } = process.env
  const output = execFileSync(path, ['echo', 'dist/part.js'], {
    cwd: folder,
    env: { PATH, ...env },
  })
  return output.toString().trim().split(' ')
}
