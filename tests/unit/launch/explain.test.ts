import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { explainBuild } from '../../../launch/explain-build.ts'
import { explainDatabase } from '../../../launch/explain-database.ts'
import { explainListening } from '../../../src/server/explain-listening.ts'

/** As Rolldown writes it, in the middle of a page of output. */
const rolldown = (reason: string) =>
  new Error(
    `[3/5] build rsc environment...\n\x1b[31m[UNHANDLEABLE_ERROR]\x1b[0m Something went wrong\nCaused by:\n    ${reason}\nStack backtrace:\n   0: <unknown>\nnode_modules/waku/cli.js build ended with 1`,
  )

test('a build on a full disk is explained in one sentence, whichever tool finds out', () => {
  for (const error of [
    rolldown('No space left on device (os error 28)'),
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
  ]) {
    expect(explainBuild(error).message).toMatch(
      /^The site cannot be built, since the disk of \S+ is full: /,
    )
  }
})

test('a build that may not write is explained with what was refused', async () => {
  const message = (error: Error) => explainBuild(error).message
  expect(message(rolldown('Permission denied (os error 13)'))).toContain(
    'may not write everything in',
  )
  expect(message(rolldown('Read-only file system (os error 30)'))).toContain('Read-only file')
  const refused = "EACCES: permission denied, unlink '/site/dist/web.js'"
  expect(message(new Error(refused))).toContain(`(${refused})`)
})

test("esbuild's own words for a file that cannot be written are known", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-such-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const stdin = { contents: 'export {}' }
  const outfile = '/sys/kernel/no-such-folder/bundle.js'
  const failed = await build({ stdin, outfile, logLevel: 'silent' }).catch((error) => error)
  expect(explainBuild(failed).message).toContain('may not write everything in')
})

test('any other failure of a build keeps every word of it', () => {
  const failed = rolldown('Expected `</` but found `EOF` in src/pages/index.tsx')
  expect(explainBuild(failed)).toBe(failed)
})

test('a database file that cannot be used is explained by its name', () => {
  const explain = (code: string) =>
    explainDatabase(Object.assign(new Error('as SQLite says it'), { code }), '/data/site.sqlite')
      .message
  expect(explain('SQLITE_READONLY_DBMOVED')).toMatch(
    /^The database \/data\/site.sqlite cannot be written: /,
  )
  expect(explain('SQLITE_FULL')).toBe(
    'The database /data/site.sqlite is out of space: its disk is full.',
  )
  expect(explain('SQLITE_CORRUPT_INDEX')).toContain('is damaged: replace it with a backup')
  expect(explain('EACCES')).toContain('cannot be created')
  expect(explain('SQLITE_CONSTRAINT_UNIQUE')).toBe('as SQLite says it')
})

test('an address that cannot be listened on is explained by the setting that is wrong', () => {
  const explain = (code: string) =>
    explainListening(Object.assign(new Error('as Node says it'), { code }), '::1', 80)
  expect(explain('EADDRINUSE')).toBe('Port 80 on ::1 is already in use: set PORT to another one.')
  expect(explain('EACCES')).toContain('set PORT above 1023')
  expect(explain('EAFNOSUPPORT')).toBe('HOST ::1 is not an address of this machine.')
  expect(explain('ENOTFOUND')).toBe('HOST ::1 cannot be resolved.')
  expect(explain('EMFILE')).toContain('as Node says it')
})
