import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { recordAddress, runningSite } from '../../../src/server/running-site.ts'
import { localAddress } from '../../../src/settings/config.ts'
import { testFolder } from '../../servers/databases.ts'

const SITE_URL = 'https://marina.example'

test('a record is not believed when nothing listens there any more', async () => {
  const folder = testFolder()
  recordAddress(folder, { address: 'http://127.0.0.1:1', siteUrl: SITE_URL })
  expect(await runningSite(folder)).toBeUndefined()
})

test('nor when its process is gone and another program has the port', async () => {
  const folder = testFolder()
  recordAddress(folder, { address: await listen(), siteUrl: SITE_URL })
  const [file, pid] = [join(folder, 'web-address.json'), spawnSync('true').pid]
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid }))
  expect(await runningSite(folder)).toBeUndefined()
})

test('a record that is cut short counts as none', async () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'web-address.json'), '{"address":"http://12')
  expect(await runningSite(folder)).toBeUndefined()
})

test('an address to listen on becomes one that a browser opens', () => {
  expect(localAddress('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000')
  expect(localAddress('0.0.0.0', 80)).toBe('http://127.0.0.1:80')
  expect(localAddress('::', 3000)).toBe('http://[::1]:3000')
  expect(localAddress('site.local', 8080)).toBe('http://site.local:8080')
})

/** Something that takes connections until the test ends. */
async function listen(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  return localAddress('127.0.0.1', (server.address() as AddressInfo).port)
}
