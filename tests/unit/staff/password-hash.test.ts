import { scryptSync } from 'node:crypto'
import { hashPassword as hashAsBetterAuth } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../../src/staff/session/passwords.ts'

const PASSWORD = 'three tides and a half'

test('a password is the one of its hash, and another is not', async () => {
  const hash = await hashPassword(PASSWORD)
  expect(hash).toMatch(/^\$scrypt\$ln=13,r=8,p=10\$[\w+/]{22}\$[\w+/]{86}$/)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: `${PASSWORD} ` })).toBe(false)
  expect(await verifyPassword({ hash, password: '' })).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword(PASSWORD)).not.toBe(await hashPassword(PASSWORD))
})

test('letters count the same however a keyboard composes them', async () => {
  const hash = await hashPassword('caf\u00e9 at the pier')
  expect(await verifyPassword({ hash, password: 'cafe\u0301 at the pier' })).toBe(true)
})

test('a hash names its cost, so that another one later leaves it valid', async () => {
  const key = scryptSync(PASSWORD, 'salt of 16 bytes', 64, { N: 2 ** 10, r: 4, p: 2 })
  const [salt, end] = [Buffer.from('salt of 16 bytes'), key].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  )
  const hash = `$scrypt$ln=10,r=4,p=2$${salt}$${end}`
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: 'three tides' })).toBe(false)
})

test('a hash that Better Auth made stays valid', async () => {
  const hash = await hashAsBetterAuth(PASSWORD)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: 'three tides' })).toBe(false)
})

test.each(['', 'nonsense', '$scrypt$ln=13,r=8,p=10$', '$scrypt$ln=13,r=8,p=10$a$'])(
  'what is no hash (%j) lets nobody in',
  async (hash) => {
    await expect(verifyPassword({ hash, password: PASSWORD })).rejects.toThrow()
  },
)
