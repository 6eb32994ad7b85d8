import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { version, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('npm run check fails for a version without a dated entry in CHANGELOG.md', () => {
  expect(scripts.check).toContain('npm run -s changelog')
  expect(checkOf(version)).toEqual({ status: 0, said: '' })
  expect(checkOf('999.0.0')).toEqual({
    status: 1,
    said: 'CHANGELOG.md has no entry with a date for version 999.0.0\n',
  })
})

test('the lock file has the version, so that a new one is built', () => {
  expect(JSON.parse(readFileSync('package-lock.json', 'utf8')).version).toBe(version)
})

/** What the script says of a version, as npm runs it. */
function checkOf(npm_package_version: string) {
  const env = { ...process.env, npm_package_version }
  const { status, stderr } = spawnSync('sh', ['-c', scripts.changelog], { env, encoding: 'utf8' })
  return { status, said: stderr }
}
