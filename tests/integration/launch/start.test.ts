import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../servers/databases.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { freePort } from '../../servers/postgres.ts'
import { shared } from '../../servers/shared.ts'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { launch, type Settings } from '../../sites/launched.ts'
import {
  cannotGiveUpPower,
  firstOpenPort,
  underOrdinaryRights,
} from '../../sites/ordinary-rights.ts'
import { TEST_AUTH_SECRET } from '../../tools/auth-secret.ts'

test('a wrong setting ends a start with one sentence', async () => {
  const said = await refusal({ PORT: 'eighty' })
  expect(said).toBe(
    'The site cannot start with these settings: PORT must be a port number from 0 to 65535.\n',
  )
})

test('several wrong settings are all named at once, those that are missing too', async () => {
  const said = await refusal({
    PORT: 'eighty',
    DATABASE_URL: 'postgres://site:two#words@db/site',
    AUTH_SECRET: undefined,
    SMTP_URL: 'mail.example',
    LEADS_TO: 'nobody',
    S3_SECRET_KEY_FILE: join(testFolder(), 'nothing'),
  })
  const named = said.split('\n').map((line) => line.trim().split(' ')[0])
  expect(named.filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name ?? '')).sort()).toEqual([
    'AUTH_SECRET',
    'DATABASE_URL',
    'LEADS_TO',
    'MAIL_FROM',
    'PORT',
    'S3_SECRET_KEY_FILE',
    'SITE_URL',
    'SMTP_URL',
  ])
  expect(said).not.toContain('two#words')
})

test('a port that is taken is named, before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const folder = testFolder()
  const said = await refusal({ PORT: `${port}`, DATA_DIR: folder })
  other.close()
  expect(readdirSync(folder).filter((name) => !name.startsWith('site.lock'))).toEqual([])
  expect(said).toBe(`Port ${port} on 127.0.0.1 is already in use: set PORT to another one.\n`)
})

test('a port for root alone is refused with the ports that are free to all', async ({ skip }) => {
  if (cannotGiveUpPower) skip(cannotGiveUpPower)
  if (firstOpenPort <= 1) skip('this machine lets everybody listen on every port')
  const said = await refusal({ PORT: '1' }, underOrdinaryRights)
  expect(said).toBe('This user may not listen on port 1: set PORT above 1023.\n')
})

test('a host that is no address of this machine is named', async () => {
  const said = await refusal({ HOST: '192.0.2.1' })
  expect(said).toBe('HOST 192.0.2.1 is not an address of this machine.\n')
})

test('a data folder that is a file, or below one, is named', async () => {
  const file = join(testFolder(), 'a-file')
  writeFileSync(file, '')
  expect(await refusal({ DATA_DIR: file })).toBe(
    `DATA_DIR ${file} is a file: set DATA_DIR to a folder.\n`,
  )
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain(
    `DATA_DIR ${file}/data cannot be written (ENOTDIR): `,
  )
})

test('a data folder below one that takes no others is named', async ({ skip }) => {
  if (!existsSync('/proc/self')) skip('this system has no procfs')
  expect(await refusal({ DATA_DIR: '/proc/site/data' })).toContain(
    'DATA_DIR /proc/site/data cannot be written (ENOENT): ',
  )
})

test('a data folder that may not be written is named', async ({ skip }) => {
  if (cannotGiveUpPower) skip(cannotGiveUpPower)
  const folder = testFolder()
  chmodSync(folder, 0o555)
  const said = await refusal({ DATA_DIR: folder }, underOrdinaryRights)
  expect(said).toBe(
    `DATA_DIR ${folder} cannot be written (EACCES): ` +
      'give this user the right to, or set DATA_DIR to another folder.\n',
  )
})

test('so is a database that another user has made', async ({ skip }) => {
  if (cannotGiveUpPower) skip(cannotGiveUpPower)
  const folder = testFolder()
  writeFileSync(join(folder, 'site.sqlite'), '', { mode: 0o444 })
  const said = await refusal({ DATA_DIR: folder }, underOrdinaryRights)
  expect(said).toContain(`${folder}/site.sqlite in DATA_DIR cannot be written (EACCES): `)
  expect(said.trim().split('\n')).toHaveLength(1)
})

test('a disk without room for the first data is named', async ({ skip }) => {
  await withSmallDisk(skip, async (folder) => {
    expect(await refusal({ DATA_DIR: folder })).toMatch(
      /^A first start on DATA_DIR \S+ needs 100 MB, and the disk of \S+ has \d+ MB left\.\n$/,
    )
  })
})

test('a database file that is none is named', async () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'site.sqlite'), 'Dear agency, this is a letter and no database.')
  const { status, output } = await launched('staff.ts', ['list'], { DATA_DIR: folder })
  expect(status).toBe(1)
  expect(output).toBe(
    `The database ${folder}/site.sqlite is not a database: move it elsewhere, or replace it with a backup.\n`,
  )
})

test('a Postgres that does not answer is named, without its password', async () => {
  const port = await freePort()
  const said = await refusal({ DATABASE_URL: `postgres://site:hush@127.0.0.1:${port}/site` })
  expect(said).toBe(`Postgres at 127.0.0.1:${port} does not answer: check DATABASE_URL.\n`)
})

describeWith('postgres', 'with a real Postgres', () => {
  test('so is a database that it does not have', async () => {
    const url = new URL((await shared('postgres')).url)
    url.pathname = 'nowhere'
    expect(await refusal({ DATABASE_URL: url.href })).toBe(
      `Postgres at ${url.hostname}:${url.port} has no database "nowhere": check DATABASE_URL.\n`,
    )
  })
})

/** All that a start says that ends with an error. */
async function refusal(settings: Settings, under: string[] = []): Promise<string> {
  const { status, output } = await launched(
    'start.ts',
    [],
    { PORT: '0', DATA_DIR: testFolder(), AUTH_SECRET: TEST_AUTH_SECRET, ...settings },
    under,
  )
  expect(status).toBe(1)
  return output
}

async function launched(...args: Parameters<typeof launch>) {
  const { ended, output } = launch(...args)
  return { status: await ended, output: output() }
}
