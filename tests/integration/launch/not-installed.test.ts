import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../servers/databases.ts'

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
