import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../servers/databases.ts'

const LAUNCHER = 'tests/integration/launch/a-launcher.ts'

/** Runs the launcher and counts its runs, which share one process id. */
function launched(compiled: string, counted: string) {
  const { pid, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, counted], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({ run: expect.any(Number), pid })
  return JSON.parse(stdout).run
}

test('what had to compile begins again, and what finds everything compiled does not', () => {
  const folder = testFolder()
  expect(launched(join(folder, 'compiled'), join(folder, 'first'))).toBe(2)
  expect(launched(join(folder, 'compiled'), join(folder, 'second'))).toBe(1)
})

test('where nothing that is compiled can be kept, it begins again once', () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'no-folder'), '')
  expect(launched(join(folder, 'no-folder'), join(folder, 'runs'))).toBe(2)
})
