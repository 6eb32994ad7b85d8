import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { launch } from '../../sites/launched.ts'

const OTHERS = 0o077

test('leads are closed to other users of the machine, also in a folder that is open to them', async () => {
  const above = mkdtempSync(join(tmpdir(), 'closed-files-'))
  onTestFinished(() => rmSync(above, { recursive: true }))
  const open = join(above, 'open')
  mkdirSync(open, { mode: 0o755 })
  expect(await launch('alone.ts', ['migrate'], { DATA_DIR: open }).ended).toBe(0)
  const names = readdirSync(open)
  expect(names).toContain('site.sqlite')
  for (const name of names) expect(statSync(join(open, name)).mode & OTHERS, name).toBe(0)
  // So is a folder that it makes.
  const missing = join(above, 'missing')
  expect(await launch('alone.ts', ['migrate'], { DATA_DIR: missing }).ended).toBe(0)
  expect(statSync(missing).mode & OTHERS).toBe(0)
})
