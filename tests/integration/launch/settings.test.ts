import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { SECRETS, SETTING_NAMES } from '../../../src/settings/environment.ts'

const example = readFileSync('.env.example', 'utf8')
const settings = parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '')) as Record<string, string>

test('.env.example lists every setting, and nothing that is none', () => {
  const expected = [...SETTING_NAMES, ...SECRETS.map((name) => `${name}_FILE`)]
  expect(Object.keys(settings).sort()).toEqual(expected.sort())
})

test('its values are right, and those called default are the defaults', () => {
  const values = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !name.endsWith('_FILE')),
  )
  expect(() => parseConfig(values)).not.toThrow()
  const defaults = Object.fromEntries(
    [...example.matchAll(/^(.*)\n#([A-Z0-9_]+)=/gm)]
      .filter(([, above = '']) => !above.endsWith('or example:'))
      .map(([, , name = '']) => [name, settings[name]]),
  )
  expect(Object.keys(defaults).length).toBeGreaterThan(6)
  expect(parseConfig(defaults)).toEqual(parseConfig({}))
})

const WRONG = '<wrong>'

test('a wrong value is answered with one sentence, which does not repeat it', () => {
  const names = Object.keys(settings).filter((name) => problemsOf(name, WRONG).length > 0)
  expect(names.length).toBeGreaterThan(30)
  for (const name of names) {
    const [problem, ...more] = problemsOf(name, WRONG)
    expect(more, name).toEqual([])
    expect(problem).not.toContain(WRONG)
    expect(problem?.split(' must ')).toHaveLength(2)
  }
})

test.each([
  ['MAIL_FROM', 'office', 'an email address, or Name <address>'],
  ['DIGEST_HOUR', '24', 'an hour from 0 to 23, or off'],
  ['DIGEST_HOUR', 'noon', 'an hour from 0 to 23, or off'],
  ['HOST', '127.0.0.1:3000', 'a host name or address, without a port'],
  ['HOST', '127.0.0.300', 'a host name or address, without a port'],
])('%s %s is refused: it must be %s', (name, value, shape) => {
  expect(problemsOf(name, value)).toEqual([`${name} must be ${shape}`])
})

test.each(['localhost', 'site.local', 'my_service', '0.0.0.0', '::', 'fe80::1%eth0'])(
  'HOST can be %s',
  (host) => {
    expect(parseConfig({ HOST: host }).host).toBe(host)
  },
)

test.each(['/site', '//', '/?from=mail', '?from=mail', '#top', '\\site'])(
  'SITE_URL with %s after the host is refused',
  (end) => {
    expect(problemsOf('SITE_URL', `https://marina.example${end}`)).toEqual([
      'SITE_URL must be an address like https://www.example.com, without a path',
    ])
  },
)

test('so is one with a password, which is not shown, but one slash is dropped', () => {
  const [problem] = problemsOf('SITE_URL', 'https://anna:secret@marina.example')
  expect(problem).toMatch(/^SITE_URL must be /)
  expect(problem).not.toContain('secret')
  for (const origin of ['https://marina.example', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(parseConfig({ SITE_URL: `${origin}/` }).siteUrl).toBe(origin)
  }
})

/** What is said about a variable that has this value. */
function problemsOf(name: string, value: string): string[] {
  try {
    parseConfig({ [name]: value })
    return []
  } catch (error) {
    return (error as Error).message
      .replace(/^The site cannot start with these settings:/, '')
      .replace(/\.$/, '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith(`${name} must`))
  }
}
