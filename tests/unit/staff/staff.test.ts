import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { passwordProblem } from '../../../src/settings/accounts.ts'
import { authSecret } from '../../../src/settings/auth-secret.ts'
import { ConfigError } from '../../../src/settings/checked-settings.ts'
import { parseConfig } from '../../../src/settings/config.ts'
import { browserName } from '../../../src/staff/account/browser-name.ts'
import { destination, signInPath } from '../../../src/staff/session/addresses.ts'
import { flashCookie, flashOf } from '../../../src/staff/session/flash.ts'

describe('after signing in', () => {
  test('one goes on to the page one wanted', () => {
    expect(destination('/admin/posts?page=2')).toBe('/admin/posts?page=2')
    expect(signInPath('/admin/posts?page=2')).toBe('/admin/sign-in?to=%2Fadmin%2Fposts%3Fpage%3D2')
  })

  test('and never to another site, or in a circle', () => {
    const elsewhere = [
      'https://evil.example/admin',
      '//evil.example/admin',
      '/admin/../contact',
      '/administrator',
      '/admin/sign-in?to=/admin/sign-in',
      'javascript:alert(1)',
      '/',
      '',
      null,
    ]
    for (const to of elsewhere) expect(destination(to), `${to}`).toBe('/admin/leads')
  })
})

test('a password has 12 to 128 characters', () => {
  expect(passwordProblem('')).toBe('Please choose a password.')
  expect(passwordProblem('eleven char')).toMatch(/^Please use at least 12 characters/)
  expect(passwordProblem('twelve chars')).toBeUndefined()
  expect(passwordProblem('x'.repeat(129))).toBe('Please use at most 128 characters.')
})

describe('the settings', () => {
  const problems = (environment: Record<string, string>) => {
    try {
      parseConfig(environment)
    } catch (error) {
      if (error instanceof ConfigError) return error.message
    }
    return ''
  }

  test('a first account needs both its settings, and a password that is one', () => {
    expect(problems({ ADMIN_EMAIL: 'a@b.example' })).toContain('ADMIN_PASSWORD is required')
    expect(problems({ ADMIN_PASSWORD: 'three tides in' })).toContain('ADMIN_EMAIL is required')
    const short = problems({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'sesame' })
    expect(short).toContain('ADMIN_PASSWORD must be a password of at least 12 characters')
    expect(short).not.toContain('sesame')
  })

  test('the secret is long, and with Postgres it must be given', () => {
    expect(problems({ AUTH_SECRET: 'short' })).toContain('AUTH_SECRET must be at least 32 random')
    const postgres = { DATABASE_URL: 'postgres://site@localhost/site' }
    expect(problems(postgres)).toContain('AUTH_SECRET is required when DATABASE_URL is set')
    expect(problems({ ...postgres, AUTH_SECRET: 'x'.repeat(32) })).toBe('')
  })
})

describe('a secret that is not set', () => {
  test('is made once, readable only by its owner, and reused', () => {
    const settings = { dataDir: join(folder(), 'data'), authSecret: undefined }
    const secret = authSecret(settings)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(authSecret(settings)).toBe(secret)
    expect(statSync(join(settings.dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(authSecret({ ...settings, authSecret: 'given' })).toBe('given')
  })

  test('of a damaged file is no secret, and the message says what to do', () => {
    const dataDir = folder()
    const file = join(dataDir, 'auth-secret')
    writeFileSync(file, 'abc')
    expect(() => authSecret({ dataDir, authSecret: undefined })).toThrow(
      `${file} contains no secret`,
    )
    expect(readFileSync(file, 'utf8')).toBe('abc')
  })

  test('cannot be made where nothing can be written', () => {
    // The superuser writes everywhere: a path through a file is closed to everyone.
    const file = join(folder(), 'a-file')
    writeFileSync(file, '')
    expect(() => authSecret({ dataDir: file, authSecret: undefined })).toThrow()
    expect(existsSync(join(file, 'auth-secret'))).toBe(false)
  })

  const folder = () => mkdtempSync(join(tmpdir(), `secret-${randomUUID()}`))
})

describe('a notice for the next page', () => {
  const request = (line: string) => new Headers({ cookie: line.split(';')[0] as string })

  test('arrives as it was sent, marks and all', () => {
    const flash = {
      tone: 'problem',
      errors: { email: '“?” & <b>' },
      values: { email: 'ü@x' },
    } as const
    const line = flashCookie(flash)
    expect(line).toMatch(/Path=\/admin; HttpOnly; SameSite=Lax$/)
    expect(flashOf(request(line))).toEqual({ ...flash, text: undefined })
  })

  test('leaves out what was typed when a browser would not keep it', () => {
    const line = flashCookie({ tone: 'problem', text: 'No', values: { body: 'x'.repeat(5000) } })
    expect(line.length).toBeLessThan(4096)
    expect(flashOf(request(line))).toMatchObject({ text: 'No', values: {} })
  })

  test('of someone else’s making is none', () => {
    expect(flashOf(new Headers({ cookie: 'staff-flash=%%%' }))).toBeUndefined()
    const odd = Buffer.from('{"tone":7,"text":{},"errors":[1],"values":null}').toString('base64url')
    expect(flashOf(new Headers({ cookie: `staff-flash=${odd}` }))).toEqual({
      tone: 'problem',
      text: undefined,
      errors: {},
      values: {},
    })
  })
})

test('a session is named after its browser as a person would', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`)).toBe(
    'Chrome on Windows',
  )
  expect(browserName(`Mozilla/5.0 (Windows NT 10.0) ${chrome} Edg/140.0`)).toBe('Edge on Windows')
  expect(
    browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toBe('Safari on iPhone')
  expect(browserName('curl/8')).toBe('A browser')
  expect(browserName(null)).toBe('A browser')
})
