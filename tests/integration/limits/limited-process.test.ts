import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runLimited } from '../../../src/processes/run-limited.ts'

const folder = mkdtempSync(join(tmpdir(), 'limited-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Far less than the machine would give, and enough for a photo of 100 megapixels. */
const MOST_MB = 1100
/** Much, since a machine may take seconds to hand out memory, and what ends first must be the memory. */
const TIME = { processorSeconds: 60, milliseconds: 200_000 }
const SAY = `const { readFileSync, writeSync } = require('node:fs')
const say = (what) => writeSync(1, what + ' ')`
const never = () => new AbortController().signal

function run(source: string, time = TIME, input = Buffer.alloc(0)) {
  const program = join(folder, `${crypto.randomUUID()}.cjs`)
  writeFileSync(program, `${SAY}\n${source}`)
  return runLimited([program], input, never(), time)
}

test.each([
  [
    'its own memory',
    'for (let mb = 16; ; mb += 16) { all.push(Buffer.alloc(16 << 20, 1)); say(mb) }',
  ],
  [
    'one memory of WebAssembly',
    `const memory = new WebAssembly.Memory({ initial: 0 })
    for (let mb = 16; ; mb += 16) {
      memory.grow(256)
      new Uint8Array(memory.buffer, (mb - 16) << 20).fill(1)
      say(mb)
    }`,
  ],
  [
    'many memories of WebAssembly',
    `for (let mb = 16; ; mb += 16) {
      const memory = new WebAssembly.Memory({ initial: 256 })
      new Uint8Array(memory.buffer).fill(1)
      all.push(memory)
      say(mb)
    }`,
  ],
])('a process that takes ever more of %s ends at its limit', async (_, source) => {
  const { status, killedBy, written, said } = await run(`const all = []\n${source}`)
  expect([status, killedBy]).not.toEqual([0, null])
  expect(said).toMatch(/memory/i)
  const megabytes = Number(written.toString().trim().split(' ').at(-1))
  expect(megabytes).toBeGreaterThan(300)
  expect(megabytes).toBeLessThan(MOST_MB)
})

test('a process that computes forever ends, and one that waits forever', async () => {
  const computing = await run('for (;;);', { processorSeconds: 1, milliseconds: 60_000 })
  expect([computing.status, computing.killedBy]).toEqual([null, 'SIGKILL'])
  const waiting = await run('setInterval(() => {}, 9999)', { ...TIME, milliseconds: 1000 })
  expect([waiting.status, waiting.killedBy]).toEqual([null, 'SIGKILL'])
  const writing = await run(`const much = 'x'.repeat(1 << 20); for (;;) say(much)`)
  expect([writing.wroteTooMuch, writing.written.length < 33 << 20]).toEqual([true, true])
})

test('it gets no secret, writes no file, and starts no program', async () => {
  process.env.SMTP_URL = 'smtp://user:hunter2@mail.example'
  const { written, status } = await run(`
    say(JSON.stringify(Object.keys(process.env)))
    const refused = (deed) => { try { deed(); say('done') } catch (err) { say(err.code) } }
    refused(() => require('node:fs').writeFileSync(__filename, ''))
    refused(() => require('node:child_process').execFileSync('/bin/true'))
    refused(() => new (require('node:worker_threads').Worker)(__filename))
  `)
  delete process.env.SMTP_URL
  expect(status).toBe(0)
  const [names = '', ...refusals] = written.toString().trim().split(' ')
  expect(JSON.parse(names).sort()).toEqual(['MALLOC_ARENA_MAX', 'PATH', 'PWD'])
  expect(refusals).toEqual(Array(3).fill('ERR_ACCESS_DENIED'))
})

test('when memory is short the kernel ends it before the worker, and it computes last', async () => {
  const source = `say(readFileSync('/proc/self/oom_score_adj', 'latin1').trim())
    say(require('node:os').getPriority())`
  const [score, priority] = (await run(source)).written.toString().split(' ')
  expect(score).toBe('1000')
  expect(Number(priority)).toBeGreaterThanOrEqual(10)
})

test('what it reads comes back whole', async () => {
  const input = Buffer.alloc(9 << 20, 'boat')
  const { status, written, said } = await run('process.stdin.pipe(process.stdout)', TIME, input)
  expect([status, said, written.equals(input)]).toEqual([0, '', true])
})
