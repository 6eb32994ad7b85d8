import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
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

test.each([
  'SITE_MEMORY=large\r\n',
  'PORT=3000\r\nSITE_MEMORY="large"\r\nHOST=127.0.0.1\r\n',
  'SITE_MEMORY=large # 16 GB',
  "SITE_MEMORY='large' # 16 GB",
  'SITE_MEMORY=`large`',
  ' SITE_MEMORY = large ',
  'export SITE_MEMORY=large',
  'SITE_MEMORY=small\nSITE_MEMORY=large',
  'SITE_MEMORY=large\nSITE_MEMORY=',
  'MY_SITE_MEMORY=large\nexportSITE_MEMORY=large\nSITE_MEMORY_=large\n',
  'DATABASE_URL="" # SQLite',
  `export DATABASE_URL = "${POSTGRES}"`,
  'DATABASE_URL_FILE=/run/secrets/database-url # for Postgres\r\n',
])('the processes understand %j in .env as the site does', (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const expected = flagsIn(folder, 'web.sh', parseEnv(text) as Record<string, string>)
  writeFileSync(join(folder, '.env'), text)
  expect(flagsIn(folder, 'web.sh', {})).toEqual(expected)
})

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
