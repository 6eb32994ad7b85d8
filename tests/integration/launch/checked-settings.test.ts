import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkedSettings } from '../../../src/settings/checked-settings.ts'
import { parseConfig } from '../../../src/settings/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'checked-settings-'))
const passwordFile = join(folder, 'password')
writeFileSync(passwordFile, 'from-a-file-0142\n')
afterAll(() => rmSync(folder, { recursive: true }))

const SETTINGS = {
  ...{ PORT: '4100', DATA_DIR: folder, WEB_PROCESSES: '3', DIGEST_HOUR: 'off' },
  ...{ TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1', METRICS_ALLOW: '127.0.0.1', SUBMIT_LIMIT: '9,8,7' },
  ...{ ADMIN_EMAIL: 'anna@agency.example', ADMIN_PASSWORD_FILE: passwordFile, SITE_NAME: ' ' },
  AUTH_SECRET: 'a secret of the environment, long enough for it',
}

const PROGRAM = `
  import { createRequire } from 'node:module'
  const { config } = await import(process.argv[1])
  const settings = config()
  const loaded = Object.keys(createRequire(process.argv[1]).cache)
  console.log(JSON.stringify({ settings, loaded: loaded.some((path) => path.includes('/arktype/')) }))
`

/** What a process of its own reads as its settings, and whether it loaded what checks them. */
function readIn(env: Record<string, string>) {
  const config = join(import.meta.dirname, '../../../src/settings/config.ts')
  const args = ['--input-type=module', '--eval', PROGRAM, config]
  return JSON.parse(
    execFileSync(process.execPath, args, {
      ...{ cwd: folder, env, encoding: 'utf8' as const },
      stdio: 'pipe',
    }),
  )
}

test('a process whose settings were checked for it reads the same ones, and loads nothing to check them', () => {
  const whole = JSON.parse(JSON.stringify(parseConfig(SETTINGS)))
  expect(readIn(SETTINGS)).toEqual({ settings: whole, loaded: true })
  const CHECKED_SETTINGS = checkedSettings(SETTINGS)
  expect(readIn({ ...SETTINGS, CHECKED_SETTINGS })).toEqual({ settings: whole, loaded: false })
})

test('what is handed on has no secret in it', () => {
  const handed = checkedSettings(SETTINGS)
  expect(handed).toContain('anna@agency.example')
  expect(handed).not.toContain('from-a-file-0142')
  expect(handed).not.toContain(SETTINGS.AUTH_SECRET)
})

test('a secret that cannot be read any more is named', () => {
  const CHECKED_SETTINGS = checkedSettings(SETTINGS)
  const gone = { ...SETTINGS, ADMIN_PASSWORD_FILE: join(folder, 'gone'), CHECKED_SETTINGS }
  expect(() => readIn(gone)).toThrow('ADMIN_PASSWORD_FILE must name a file')
})
