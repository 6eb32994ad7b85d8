import { expect, test } from 'vitest'
import { newPasswordProblem } from '../../../src/staff/session/passwords.ts'

const ANNA = ['Anna Fowler', 'anna.fowler@agency.example']

test.each([
  '123456789012',
  'password1234',
  'qwertyuiop12',
  'aaaaaaaaaaaaaa',
  'abcabcabcabc',
  'letmeinletmein',
  'iloveyou2026!',
  'anna.fowler@agency.example',
  'AnnaFowler2026',
  'FayerweatherMarine',
])('%s is easy to guess, for all its length', async (password) => {
  expect(await newPasswordProblem(password, ANNA)).toMatch(/^This password is easy to guess/)
})

test.each(['three tides and a half', 'correct horse battery', 'kX9#vT2!pQ7z'])(
  '%s will do',
  async (password) => {
    expect(await newPasswordProblem(password, ANNA)).toBeUndefined()
  },
)

test('a short password is named as that', async () => {
  expect(await newPasswordProblem('aaaa', ANNA)).toMatch(/^Please use at least 12 characters/)
})
