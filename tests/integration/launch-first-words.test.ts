import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../databases.ts'

const SAY = resolve('launch/print-unless-canceled.ts')

test('the first words come also while the process is too busy for timers', async () => {
  // It reads, and does nothing else, until this test lets go of its input.
  const busy = script(`printUnlessCanceled('Checking', 1); fs.readSync(0, Buffer.alloc(1))`)
  const child = spawn(process.execPath, busy, { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toBe('Checking\n')
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a canceled line is never printed, and nothing waits for it', () => {
  const quick = script(`printUnlessCanceled('Checking', 1)(); fs.readSync(0, Buffer.alloc(1))`)
  expect(execFileSync(process.execPath, quick, { input: '', encoding: 'utf8' })).toBe('')
})

test('a start before the install says what to run', () => {
  const folder = testFolder()
  for (const file of ['run.js', 'check-node.js']) {
    cpSync(join('launch', file), join(folder, 'launch', file))
  }
  const start = ['launch/run.js', 'launch/start.ts']
  const { status, stderr } = spawnSync(process.execPath, start, { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The packages of the site are missing: run `npm install` first.\n',
  })
})

function script(body: string): string[] {
  const modules = `import fs from 'node:fs'; import { printUnlessCanceled } from '${SAY}'`
  return ['--input-type=module', '--eval', `${modules}; ${body}`]
}
