import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, type Settings } from '../launched.ts'
import { freePort } from '../postgres.ts'
import { shared } from '../shared/shared.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
beforeAll(() => shared('build'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const STACK_LINE = /^\s+at .*:\d+:\d+/m

test('a start with wrong settings ends with one message that names every one of them', async () => {
  const { status, output } = await failToStart({
    DATA_DIR: dataDir,
    PORT: 'eighty',
    SMTP_URL: 'mail.example',
    LEADS_TO: 'nobody',
  })
  expect(status).toBe(1)
  for (const name of ['PORT', 'SMTP_URL', 'LEADS_TO']) expect(output).toContain(`${name} must be`)
  expect(output).not.toMatch(STACK_LINE)
})

test('a start on a port that is taken says so, and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { status, output } = await failToStart({ DATA_DIR: dataDir, PORT: `${port}` })
  other.close()
  // The output ends when the last process that could write to it has ended.
  expect(status).toBe(1)
  expect(output).toContain(`Port ${port} on 127.0.0.1 is taken`)
  expect(output).not.toContain('The site is up')
  expect(output).not.toMatch(STACK_LINE)
})

test('a start with a data folder that cannot be written names the folder', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const { status, output } = await failToStart({ DATA_DIR: join(file, 'data') })
  expect(status).toBe(1)
  expect(output).toContain(`DATA_DIR ${file}/data cannot be written`)
  expect(output).not.toMatch(STACK_LINE)
})

test('a start without its Postgres names the server and keeps the password to itself', async () => {
  const port = await freePort()
  const { status, output } = await failToStart({
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: `postgres://site:hush@127.0.0.1:${port}/site`,
  })
  expect(status).toBe(1)
  expect(output).toContain(`Postgres at 127.0.0.1:${port} does not answer: check DATABASE_URL.`)
  expect(output).not.toContain('hush')
  expect(output).not.toMatch(STACK_LINE)
})

async function failToStart(settings: Settings) {
  const { ended, output } = launch('start.ts', [], settings)
  return { status: await ended, output: output() }
}
