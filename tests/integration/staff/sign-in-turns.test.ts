import { expect, test } from 'vitest'
import { countAccountTry, MAX_ACCOUNT_TRIES } from '../../../db/staff/sign-in-tries.ts'
import {
  inTurn,
  isKnownBrowser,
  knownBrowserCookie,
} from '../../../src/staff/session/password-turn.ts'
import { onBothDatabases, type TestDatabase } from '../../servers/databases.ts'
import { until } from '../../tools/until.ts'

const ANNA = 'anna@agency.example'
/** Without it, a try takes less even on a slow machine. */
const PAUSE_MS = 1500
const nobody = new Headers()
const ok = async () => 'checked'

const browserOf = (email: string) =>
  new Headers({ cookie: knownBrowserCookie(email).split(';')[0] as string })

async function attack({ db }: TestDatabase, email: string) {
  for (let n = 0; n < MAX_ACCOUNT_TRIES; n++) await countAccountTry(db, email)
}

onBothDatabases('tries to sign in at an account under attack', (open) => {
  test('come one by one, a few at a time, while a browser it has signed in with never waits', async () => {
    const database = await open()
    const { db } = database
    const email = `${crypto.randomUUID()}@agency.example`
    expect(await inTurn(db, nobody, email, ok)).toBe('checked')
    await attack(database, email)
    const gate = Promise.withResolvers<void>()
    let refused = 0
    let checked = 0
    const guesses = Array.from({ length: 10 }, async (_, at) => {
      const check = async () => {
        await gate.promise
        checked++
        return 'checked'
      }
      // However the address is spelled, it is the same account.
      const spelled = email.slice(0, at).toUpperCase() + email.slice(at)
      if (!(await inTurn(db, nobody, spelled, check, 1))) refused++
    })
    // One runs and five wait; the rest are to come back later.
    await until('four are refused', () => refused === 4)
    expect(await inTurn(db, browserOf(email), email, ok)).toBe('checked')
    expect(checked).toBe(0)
    gate.resolve()
    await Promise.all(guesses)
    expect([checked, refused]).toEqual([6, 4])
    // Afterward nobody is shut out.
    expect(await inTurn(db, nobody, email, ok, 1)).toBe('checked')
  })

  test('slow down no other account, and a failure elsewhere none of it', async () => {
    const database = await open()
    const [attacked, other] = [ANNA, 'ben@agency.example'].map(
      (it) => `${crypto.randomUUID()}${it}`,
    )
    await attack(database, attacked as string)
    const hours = 3_600_000
    expect(await inTurn(database.db, nobody, other as string, ok, hours)).toBe('checked')
    const known = browserOf(other as string)
    const from = performance.now()
    expect(await inTurn(database.db, known, attacked as string, ok, PAUSE_MS)).toBe('checked')
    expect(Math.ceil(performance.now() - from)).toBeGreaterThanOrEqual(PAUSE_MS)
  })
})

onBothDatabases('many sign-ins at once', (open) => {
  test('wait up to a number, and leave the way free for known browsers', async () => {
    const { db } = await open()
    const gate = Promise.withResolvers<string>()
    let refused = 0
    let checked = 0
    const tries = Array.from({ length: 40 }, async (_, n) => {
      const check = async () => {
        await gate.promise
        checked++
        return 'checked'
      }
      if (!(await inTurn(db, nobody, `${n}${crypto.randomUUID()}@agency.example`, check))) refused++
    })
    // One is being checked, twenty wait.
    await until('the rest is refused', async () => refused === 19)
    expect(await inTurn(db, browserOf(ANNA), ANNA, ok)).toBe('checked')
    expect(checked).toBe(0)
    gate.resolve('')
    await Promise.all(tries)
    expect([checked, refused]).toEqual([21, 19])
  })
})

test('a browser is known for its own account alone, and only with the site’s signature', () => {
  expect(isKnownBrowser(browserOf(ANNA), ' ANNA@agency.example')).toBe(true)
  expect(isKnownBrowser(browserOf(ANNA), 'ben@agency.example')).toBe(false)
  const [name, value = ''] = (browserOf(ANNA).get('cookie') ?? '').split('=')
  const [until, signature] = value.split('.')
  for (const forged of [
    '',
    'x',
    `${until}.`,
    `${Number(until) + 1}.${signature}`,
    `1.${signature}`,
  ]) {
    expect(isKnownBrowser(new Headers({ cookie: `${name}=${forged}` }), ANNA), forged).toBe(false)
  }
})
