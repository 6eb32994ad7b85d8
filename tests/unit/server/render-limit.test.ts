import { expect, test, vi } from 'vitest'
import { inTurn, unlessBusy } from '../../../src/server/pages/render-limit.ts'

const address = vi.hoisted(() => ({ now: '203.0.113.1' }))
vi.mock(import('../../../src/http/client-address.ts'), async (original) => ({
  ...(await original()),
  visitorAddress: () => address.now,
}))

/** More than one address may have waiting. */
const MANY = 40

test('one client that asks for too much is told to come again, and another one is served', async () => {
  const { promise: open, resolve: end } = Promise.withResolvers<Response>()
  const ask = (mayRefuse?: boolean) => unlessBusy(() => inTurn(() => open, mayRefuse))
  const hostile = Array.from({ length: MANY }, () => ask())
  const form = ask(false)
  address.now = '203.0.113.2'
  const other = ask()
  // Those that are refused have their answer before any render ends.
  const refused = await Promise.race(hostile)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('The site is very busy')
  end(new Response('a page'))
  const statuses = (await Promise.all(hostile)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await other).status).toBe(200)
  expect((await form).status).toBe(200)
})

test('a render that fails makes room for the next one', async () => {
  address.now = '203.0.113.3'
  for (let times = 0; times < MANY; times++)
    await expect(inTurn(() => Promise.reject(new Error('no such page')))).rejects.toThrow()
  expect(await inTurn(async () => 'a page')).toBe('a page')
})

test('a visitor who connects behind a crowd does not wait for a render for each of them', async () => {
  // Node accepts one connection in a turn of its event loop (findings/node-accepts-one-connection-a-turn.sh).
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await inTurn(async () => 'a page')
  isOver = true
  expect(turns).toBeGreaterThan(20)
})
