import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSqlite, testFolder } from '../../servers/databases.ts'
import { launch } from '../../sites/launched.ts'
import { makeStaff } from '../../staff/staff-site.ts'

test('npm run staff where no site is says so, and makes none', async () => {
  const dataDir = testFolder()
  const { ended, output } = launch('staff.ts', ['list'], { DATA_DIR: dataDir })
  expect(await ended).toBe(1)
  expect(output()).toContain(`There is no site in DATA_DIR ${dataDir} yet`)
  expect(readdirSync(dataDir)).toEqual([])
})

test('npm run staff says how it is called, when it is called otherwise', async () => {
  const { env } = await openSqlite()
  const misspelled = [
    [],
    ['add', 'nobody'],
    ['add', 'a@b.example', 'captain'],
    ['list', 'x@y.example'],
    ['sing', 'a@b.example'],
  ]
  await Promise.all(
    misspelled.map(async (asked) => {
      const { ended, output } = launch('staff.ts', asked, env)
      expect(await ended, asked.join(' ')).toBe(1)
      expect(output()).toContain('npm run staff -- add EMAIL')
      expect(output()).not.toContain('    at ')
    }),
  )
})

test.each([
  ['remove', 'anna@agency.example', 'is the only owner, and was not removed'],
  ['add', 'anna@agency.example', 'already has an account'],
  ['reset', 'nobody@agency.example', 'has no account'],
  ['remove', 'nobody@agency.example', 'has no account'],
])('npm run staff -- %s %s fails when it is refused, and only says why', async (...asked) => {
  const [command, email, why] = asked
  const database = await openSqlite()
  await makeStaff(database)
  await makeStaff(database, 'ben@agency.example', 'broker')
  const { ended, output, child } = launch('staff.ts', [command, email], database.env)
  let printed = ''
  child.stdout?.on('data', (text) => {
    printed += text
  })
  expect(await ended).toBe(1)
  expect(output()).toContain(`${email} ${why}`)
  expect(output()).not.toMatch(/^ +at /m)
  expect(printed).toBe('')
})
