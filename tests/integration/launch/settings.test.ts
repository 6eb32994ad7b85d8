import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'

const example = readFileSync('.env.example', 'utf8')
const settings = parseEnv(example.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '')) as Record<string, string>

test('.env.example lists every setting, and nothing that is none', () => {
  const source = readFileSync('src/settings/environment.ts', 'utf8')
  const [, secrets = ''] = /SECRETS = \[([^\]]*)\]/.exec(source) ?? []
  const expected = [
    ...[...source.matchAll(/^ {4}'?([A-Z][A-Z0-9_]+)\??'?:/gm)].map(([, name]) => name),
    ...[...secrets.matchAll(/[A-Z0-9_]+/g)].map(([name]) => `${name}_FILE`),
  ]
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
