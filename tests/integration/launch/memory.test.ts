import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseDotEnv } from '../../../src/settings/dot-env.ts'

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
  '\uFEFFSITE_MEMORY=large\n',
  '\uFEFF# Settings\nSITE_MEMORY=large\n',
  'SITE_NAME="Harbor\nSITE_MEMORY=large\nMarine"\n',
  "SITE_NAME='Harbor\r\nSITE_MEMORY=large\r\n' # Marine\r\nSITE_STREET=2 Harbor Street\r\n",
  'SITE_NAME=`\nDATABASE_URL=x\n`\nSITE_MEMORY=small\nSITE_MEMORY=`large`',
  'SITE_NAME="Harbor\nSITE_MEMORY=large\nMarine\n',
  'SITE_NAME=Harbor "\nSITE_MEMORY=large\n"\n',
  'SITE_NAME="Harbor\\"\nSITE_MEMORY=large\nSITE_STREET="\n',
  "# it's a comment\nSITE_MEMORY=large # it's large\n",
  'SITE_MEMORY=\nDATABASE_URL=  \nSITE_NAME=Harbor\n',
  'SITE_MEMORY= \nlarge=1\n',
  'SITE_MEMORY="\nlarge\n"\n',
  'SITE_MEMORY\n=large\n',
  'SITE_MEMORY large\nDATABASE_URL # =x\n',
  'SITE_MEMORY = = large\n',
  'export\tSITE_MEMORY=large\nexport  DATABASE_URL=x\n',
  'export SITE_MEMORY=\nexport DATABASE_URL=\n',
  "=\n = SITE_MEMORY=large\nDATABASE_URL='''x'\n",
  '\n\n\t SITE_MEMORY="large" trailing "words"\n\n',
  'SITE_NAME=Größe & Söhne\\\nSITE_MEMORY=large\n',
  '',
])('the processes understand %j in .env as the site does', (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const expected = flagsIn(folder, 'web.sh', parseDotEnv(text) as Record<string, string>)
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
