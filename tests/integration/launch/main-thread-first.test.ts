import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Prints how nice each thread is, the main one first, once the pool that reads files is there. */
const NICENESS = `
  const { readdirSync, stat } = require('node:fs')
  const { getPriority } = require('node:os')
  const print = () => console.log(readdirSync('/proc/self/task').map((thread) => getPriority(+thread)).join(' '))
  stat('.', () => setTimeout(print, 200))`

test.each(['small', 'large'])(
  'the main thread of web goes before its others, memory %s',
  (memory) => {
    const { main, others } = nicenessIn(memory)
    expect(main).toBe(getPriority())
    expect(new Set(others)).toEqual(new Set([main + 5]))
    // The threads that compress and write files, and those that collect garbage.
    expect(others.length).toBeGreaterThanOrEqual(8)
  },
)

test('a process that may have no more patience starts all the same', () => {
  const { main, others } = nicenessIn('large', ['nice', '-n', '19'])
  expect(main).toBe(19)
  expect(new Set(others)).toEqual(new Set([19]))
})

function nicenessIn(memory: string, under: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'nice-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [command = '', ...args] = [...under, resolve('launch/web.sh'), process.execPath]
  const output = execFileSync(command, [...args, '--eval', NICENESS], {
    cwd: folder,
    env: { ...process.env, SITE_MEMORY: memory },
    encoding: 'utf8',
  })
  const [main = NaN, ...others] = output.split(' ').map(Number)
  return { main, others }
}
