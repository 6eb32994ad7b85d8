import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { startWeb } from '../../sites/two-webs.ts'

const CODE = `export const earlier = ${JSON.stringify('a page of the build before'.repeat(40))}`
const DAY_MS = 24 * 60 * 60 * 1000

test('a page of another build gets what it loads, also of one that began while this one ran', async () => {
  const { env, folder } = await siteWithFolder()
  const site = await startWeb(env)
  const address = `${site}/assets/rules-Ab12Cd34.js`
  expect((await fetch(address)).status).toBe(404)
  addAsset(folder, 'rules-Ab12Cd34.js')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(CODE)
  }
  for (const other of ['rules-Ab12Cd34.js.br', '..%2fweb-address.json', 'rules-Ab12Cd34']) {
    expect((await fetch(`${site}/assets/${other}`)).status, other).toBe(404)
  }
})

test('what the build has is kept for the next one, and what no build had for a month is not', async () => {
  const { env, folder } = await siteWithFolder()
  const built = readdirSync('dist/public/assets')
  const old = new Date(Date.now() - 31 * DAY_MS)
  const young = new Date(Date.now() - 29 * DAY_MS)
  for (const [name, time] of [
    ['old-Ab12Cd34.js', old],
    ['young-Ab12Cd34.js', young],
    // As old, but this build has it, too.
    [built.find((file) => file.endsWith('.css')) as string, old],
  ] as const) {
    addAsset(folder, name)
    utimesSync(join(folder, name), time, time)
  }
  await startWeb(env)
  const kept = readdirSync(folder).sort()
  expect(kept.filter((name) => /^(old|young)/.test(name))).toEqual([
    'old-Ab12Cd34.js.br',
    'old-Ab12Cd34.js.gz',
    'young-Ab12Cd34.js',
    'young-Ab12Cd34.js.br',
    'young-Ab12Cd34.js.gz',
  ])
  expect(built.length).toBeGreaterThan(100)
  expect(kept).toEqual(expect.arrayContaining(built))
})

test('a site that cannot keep them goes on without', async () => {
  const { env, folder } = await siteWithFolder()
  writeFileSync(folder, 'a file where the folder should be')
  const site = await startWeb(env)
  const [own] = readdirSync('dist/public/assets').filter((name) => name.endsWith('.js'))
  expect((await fetch(`${site}/assets/${own}`)).status).toBe(200)
  expect((await fetch(`${site}/assets/rules-Ab12Cd34.js`)).status).toBe(404)
})

async function siteWithFolder() {
  await shared('build')
  const { env } = await openSqlite()
  const folder = join(env.DATA_DIR as string, 'assets')
  expect(existsSync(folder)).toBe(false)
  return { env, folder }
}

function addAsset(folder: string, name: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), CODE)
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(CODE))
  writeFileSync(join(folder, `${name}.gz`), gzipSync(CODE))
}
