import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withSmallDisk } from '../../servers/small-disk.ts'
import { isAlive } from '../../sites/launched.ts'
import { cannotGiveUpPower, underOrdinaryRights } from '../../sites/ordinary-rights.ts'
import { until } from '../../tools/until.ts'

const SOURCES = ['src', 'db', 'worker', 'launch', 'package-lock.json', 'package.json']
const CONFIGS = ['tsconfig.json', 'waku.config.ts', 'panda.config.ts', 'postcss.config.cjs']

const END_WITH_US = resolve('launch/end-with-parent.js')

/** A copy of the project with one page and one picture, so that its files can be changed. */
const copy = mkdtempSync(join(tmpdir(), 'site-build-'))
const page = join(copy, 'src/pages/index.tsx')

/** A build takes minutes where others work at the same time. */
const PATIENCE_MS = 300_000
vi.setConfig({ testTimeout: 2 * PATIENCE_MS })

const STEPS = [
  'styles',
  'finding what runs in the browser',
  'finding what runs on the server',
  'server code',
  'browser code',
  'page renderer',
  'web and worker processes',
  'compressed files',
]
const WHOLE_BUILD = new RegExp(
  `: building it, which takes about 20 seconds, .*\n${STEPS.map((step, i) => `  ${i + 1}/8 ${step}\n`).join('')}Built the site in [\\d.]+ s\n`,
)

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

test('a build that is cut off never passes as done: of the next two at once one works and names its steps, the other waits, and a third finds nothing to do', async () => {
  const cutOff = build()
  await until('the build is at work', () => cutOff.output().includes('2/8'), PATIENCE_MS)
  cutOff.child.kill('SIGKILL')
  expect((await cutOff.ended).status).toBe('SIGKILL')
  expect(builtFrom()).toBeUndefined()
  const both = await Promise.all([build().ended, build().ended])
  expect(both.map(({ status }) => status)).toEqual([0, 0])
  const outputs = both.map(({ output }) => output)
  expect(outputs.filter((output) => WHOLE_BUILD.test(output))).toHaveLength(1)
  expect(outputs).toContain('Another process is building the site: waiting for it.\n')
  expect(builtFrom()).toBeDefined()
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

test('a start that is told to end while it builds ends, and nothing of it is left', async () => {
  const before = builtFrom()
  const step = '3/8 finding what runs on the server'
  appendFileSync(page, '\n// changed\n')
  const start = run('start.ts', { DATA_DIR: join(copy, '.data'), PORT: '0' })
  await until('the build is at work', () => start.output().includes(step), PATIENCE_MS)
  start.child.kill('SIGTERM')
  const { status, output } = await start.ended
  expect({ status, last: output.split('\n').at(-2) }).toEqual({ status: 0, last: `  ${step}` })
  await until('its whole group is gone', () => !isAlive(start.group))
  expect(builtFrom()).toBe(before)
})

test('a folder that may not be written ends a build at once', async ({ skip }) => {
  if (cannotGiveUpPower) skip(cannotGiveUpPower)
  appendFileSync(page, '\n// changed once more\n')
  chmodSync(copy, 0o555)
  const { status, output } = await run('build.ts', {}, underOrdinaryRights).ended
  chmodSync(copy, 0o755)
  expect(status).toBe(1)
  expect(output).toMatch(
    /^The site cannot be built, since this user may not write everything in \S+ \(EACCES: .*\n$/,
  )
})

test('so does a disk without room', async ({ skip }) => {
  await withSmallDisk(skip, async (disk) => {
    // What the check of the disk runs; the whole tree would fill it.
    for (const part of [
      'launch',
      'src/settings/build-info.ts',
      'src/storage',
      'worker/queue/lock-file.ts',
    ]) {
      cpSync(join(copy, part), join(disk, part), { recursive: true })
    }
    symlinkSync(resolve('node_modules'), join(disk, 'node_modules'))
    const { status, output } = await run('build.ts', {}, [], disk).ended
    expect(status).toBe(1)
    expect(output).toMatch(/^A first build needs 40 MB, and the disk of \S+ has 0 MB left\.\n$/)
  })
})

test('a rollback starts the build before, and not the tree anew, until that changes or is built', async () => {
  const before = builtFrom()
  expect((await build().ended).output).toMatch(WHOLE_BUILD)
  const newest = builtFrom()
  expect(newest).not.toBe(before)
  const { status, output } = await run('rollback.ts', {}).ended
  expect({ status, output }).toEqual({
    status: 0,
    output: expect.stringMatching(/^The next start runs .*, in dist-[abc]\.\n$/),
  })
  expect(builtFrom()).toBe(before)
  const start = run('start.ts', { DATA_DIR: join(copy, '.data'), PORT: '0' })
  await until('it starts', () => start.output().includes('Starting the site'), PATIENCE_MS)
  start.child.kill('SIGTERM')
  expect((await start.ended).output).not.toContain('building it')
  expect(builtFrom()).toBe(before)
  const forward = build()
  await until('it is built', () => forward.output().includes('building it'), PATIENCE_MS)
  forward.child.kill('SIGKILL')
  await forward.ended
})

test('a build that fails says where, and the one before it stays as it was', async () => {
  const before = builtFrom()
  appendFileSync(page, '\nconst broken = <p>\n')
  const { status, output } = await build().ended
  expect(status).toBe(1)
  expect(output).toContain('src/pages/index.tsx')
  expect(builtFrom()).toBe(before)
  for (const name of ['web.js', 'server/index.js']) {
    expect(existsSync(join(copy, 'dist', name))).toBe(true)
  }
})

/** Of what sources the build is that a start uses; undefined where there is none. */
function builtFrom(): string | undefined {
  const stamp = join(copy, 'dist/stamp')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

function build() {
  return run('build.ts')
}

/** Runs one of the copy's commands, at the head of a process group that ends with the test. */
function run(file: string, settings: NodeJS.ProcessEnv = {}, under: string[] = [], folder = copy) {
  const node = [process.execPath, '--import', END_WITH_US, 'launch/run.js', `launch/${file}`]
  const [command = '', ...args] = [...under, ...node]
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const group = -(child.pid as number)
  onTestFinished(() => {
    if (isAlive(group)) process.kill(group, 'SIGKILL')
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ status: number | string | null; output: string }>((end) =>
    child.once('close', (code, signal) => end({ status: signal ?? code, output })),
  )
  return { child, group, ended, output: () => output }
}
