import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBuilt } from '../../../launch/built.ts'
import { SiteProcess } from '../../../launch/site-process.ts'
import { testFolder } from '../../servers/databases.ts'
import { isAlive, launch } from '../../sites/launched.ts'
import { until } from '../../tools/until.ts'

/** A start takes minutes where others work at the same time. */
const UP_WITHIN_MS = 240_000
vi.setConfig({ testTimeout: UP_WITHIN_MS, hookTimeout: UP_WITHIN_MS })

beforeAll(async () => void (await ensureBuilt()))

test.skipIf(!existsSync('/proc/self'))(
  'a site whose worker is killed during the first start on a folder comes up all the same',
  async () => {
    const DATA_DIR = testFolder()
    const { child, output, ended } = launch('start.ts', [], { DATA_DIR, PORT: '0' })
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
    })
    let worker: number | undefined
    await until('the worker runs', () => {
      worker = processOf(DATA_DIR, 'worker.js')
      return worker !== undefined
    })
    expect(output()).not.toContain('worker is up')
    process.kill(worker as number, 'SIGKILL')
    const isUp = () => output().includes('The site is up:')
    await until('it is up', () => isUp() || !isAlive(child.pid as number), UP_WITHIN_MS)
    expect(isUp(), output()).toBe(true)
    expect(output()).toContain('worker ended (SIGKILL): starting it again in 1 s')
  },
)

test('a process that is killed before it is ready is started again, after pauses that grow up to the longest', async () => {
  const said = listen()
  const runs = join(testFolder(), 'runs')
  await start(
    `const { appendFileSync, readFileSync } = require('node:fs')
     appendFileSync(${JSON.stringify(runs)}, '.')
     if (readFileSync(${JSON.stringify(runs)}).length < 5) process.kill(process.pid, 'SIGKILL')
     process.send({ ready: true })
     process.channel.ref()`,
  )
  expect(said).toEqual([
    'worker ended (SIGKILL): starting it again in 0.01 s',
    ...Array(3).fill('worker ended (SIGKILL): starting it again in 0.02 s'),
    expect.stringMatching(/^worker is up /),
  ])
})

test('a process that ends with an error before it is ready is not started again', async () => {
  const said = listen()
  await expect(start('process.exit(3)')).rejects.toThrow(
    'The worker process did not start (status 3).',
  )
  expect(said).toEqual([])
})

/** @param script What the process runs; it is started again after 10 ms, and then after 20. */
function start(script: string): Promise<void> {
  const pauses = { firstMs: 10, longestMs: 20 }
  const worker = new SiteProcess('worker', [process.execPath, '-e', script], {}, pauses)
  onTestFinished(() => worker.stop())
  return worker.start()
}

/** What the launcher says. */
function listen(): string[] {
  const said: string[] = []
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((line) => void said.push(line))
  }
  onTestFinished(() => void vi.restoreAllMocks())
  return said
}

/** The process that runs a file of the build for the site of a folder. */
function processOf(dataDir: string, file: string): number | undefined {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).find((pid) => {
    const [command, env] = [listOf(pid, 'cmdline'), listOf(pid, 'environ')]
    return command.at(-1)?.endsWith(`/dist/${file}`) && env.includes(`DATA_DIR=${dataDir}`)
  })
}

function listOf(pid: number, what: 'cmdline' | 'environ'): string[] {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0').slice(0, -1)
  } catch {
    // It has ended, or is another user's.
    return []
  }
}
