import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../until.ts'

const SOURCES = ['src', 'db', 'worker', 'launch', 'package-lock.json', 'package.json']
const CONFIGS = ['tsconfig.json', 'waku.config.ts', 'panda.config.ts', 'postcss.config.cjs']

/** A copy of the project with one page and one picture, so that its files can be changed. */
const copy = mkdtempSync(join(tmpdir(), 'site-build-'))
const page = join(copy, 'src/pages/index.tsx')

beforeAll(() => {
  for (const path of [...SOURCES, ...CONFIGS]) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  cpSync('public/icon.svg', join(copy, 'public/icon.svg'))
  for (const name of readdirSync(join(copy, 'src/pages'))) {
    if (name !== '_root.tsx') rmSync(join(copy, 'src/pages', name), { recursive: true })
  }
  writeFileSync(page, HOME)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const HOME = `
export default function HomePage() {
  return <p>Hello</p>
}
export const getConfig = () => ({ render: 'dynamic' }) as const
`

test('a build that is cut off does not pass as done', async () => {
  const stamp = join(copy, 'dist/stamp')
  mkdirSync(join(copy, 'dist'))
  writeFileSync(stamp, 'of an earlier build')
  const cutOff = build()
  await until('the build is at work', () => !existsSync(stamp))
  cutOff.child.kill('SIGKILL')
  expect((await cutOff.ended).status).toBe('SIGKILL')
  expect(existsSync(stamp)).toBe(false)
})

test('of two builds at once after it one works, the other waits, and a third finds nothing to do', async () => {
  const both = await Promise.all([build().ended, build().ended])
  expect(both.map(({ status }) => status)).toEqual([0, 0])
  expect(both.filter(({ output }) => output.includes('Built the site'))).toHaveLength(1)
  expect(await build().ended).toEqual({ status: 0, output: '' })
})

test('text files lie beside their compressed forms, and no source map is public', () => {
  const built = (name: string) => existsSync(join(copy, 'dist', name))
  expect(['web.js', 'worker.js', 'migrate.js', 'server/index.js'].filter(built)).toHaveLength(4)
  const found = readdirSync(join(copy, 'dist/public/assets'))
  const scripts = found.filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(found).toContain(`${script}.br`)
  expect(found.filter((name) => name.endsWith('.map'))).toEqual([])
})

test('a build that fails says where, and never passes as done', async () => {
  appendFileSync(page, '\nconst broken = <p>\n')
  const { status, output } = await build().ended
  expect(status).toBe(1)
  expect(output).toContain('src/pages/index.tsx')
  expect(existsSync(join(copy, 'dist/stamp'))).toBe(false)
})

function build() {
  const child = spawn(process.execPath, ['launch/run.js', 'launch/build.ts'], { cwd: copy })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ status: number | string | null; output: string }>((end) =>
    child.once('close', (code, signal) => end({ status: signal ?? code, output })),
  )
  return { child, ended }
}
