import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../servers/databases.ts'

test('a setting of blanks in .env is unset, and does not take the line below for its value', () => {
  const { site } = settingsIn('LICENSE_NUMBER= \nSITE_NAME=Harbor Marine\nCLAIMS_PHONE=\t\r\n')
  expect(site).toMatchObject({ name: 'Harbor Marine' })
  expect(site.license).toBeUndefined()
})

test('a variable of the environment goes before .env, also if it is empty', () => {
  const text = 'SITE_NAME=Harbor Marine\nSITE_STREET="2 Harbor Street" # near the ferry\n'
  const { site } = settingsIn(text, { SITE_NAME: '' })
  expect(site).toMatchObject({ name: 'Fayerweather Marine', street: '2 Harbor Street' })
})

test('the first setting counts of a file that begins with a byte order mark', () => {
  expect(settingsIn('\uFEFFSITE_NAME=Harbor Marine\n').site).toMatchObject({
    name: 'Harbor Marine',
  })
})

/** What a process of the site makes of a `.env` in its folder. */
function settingsIn(text: string, env: Record<string, string> = {}) {
  const folder = testFolder()
  writeFileSync(join(folder, '.env'), text)
  const code = `const { config } = await import(${JSON.stringify(resolve('src/settings/config.ts'))})
    console.log(JSON.stringify(config()))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return JSON.parse(output)
}
