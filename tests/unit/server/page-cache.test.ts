import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REVISION_TRUST_MS } from '../../../src/http/site-revision.ts'
import { Answer } from '../../../src/server/cache/answer.ts'
import { PageCache } from '../../../src/server/cache/page-cache.ts'

const MEGABYTE = 1024 * 1024

let cache: PageCache
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  cache = new PageCache()
  say('first')
})
afterEach(() => vi.useRealTimers())

const say = (value: string) => cache.setRevision({ value, checkedAt: performance.now() })
const page = (bytes = 100) => new Answer({ headers: {}, body: Buffer.alloc(bytes) })
const make =
  (answer: Answer | Response = page(), isCacheable = true) =>
  async () => ({ answer, isCacheable })

test('what many ask for is made once, and found until the content changes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = page()
  const slowly = vi.fn(async () => {
    await promise
    return { answer, isCacheable: true }
  })
  const asked = [1, 2, 3].map(() => cache.get('/towns', slowly))
  resolve()
  expect(await Promise.all(asked)).toEqual([answer, answer, answer])
  expect(slowly).toHaveBeenCalledOnce()
  expect(cache.find('/towns')).toBe(answer)
  say('second')
  expect(cache.find('/towns')).toBeUndefined()
})

test('a request that has asked for the revision gets the cached page, however late its turn comes', async () => {
  const answer = page()
  await cache.get('/towns', make(answer))
  vi.advanceTimersByTime(10 * REVISION_TRUST_MS)
  const again = vi.fn(make())
  expect(await cache.get('/towns', again)).toBe(answer)
  expect(again).not.toHaveBeenCalled()
  say('second')
  expect(await cache.get('/towns', again)).not.toBe(answer)
})

test('a page that was begun before a change is not found after it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const making = cache.get('/towns', async () => {
    await promise
    return { answer: page(), isCacheable: true }
  })
  say('second')
  resolve()
  await making
  expect(cache.find('/towns')).toBeUndefined()
})

test('nothing is found once the database has to be asked again, or did not answer', async () => {
  await cache.get('/towns', make())
  vi.advanceTimersByTime(REVISION_TRUST_MS - 1)
  expect(cache.find('/towns')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(cache.find('/towns')).toBeUndefined()
  cache.setRevision(undefined)
  await cache.get('/about', make())
  expect(cache.find('/about')).toBeUndefined()
  say('first')
  expect(cache.find('/towns')).toBeDefined()
  expect(REVISION_TRUST_MS).toBeLessThan(1000)
})

test('what is for one visitor, incomplete, failed or elsewhere is not kept', async () => {
  await cache.get('/quote', make(page(), false))
  const elsewhere = await Promise.all([
    cache.get('/blog/none', make(new Response('Moved'))),
    cache.get('/blog/none', make(new Response('Moved'))),
  ])
  for (const answer of elsewhere) expect(await (answer as Response).text()).toBe('Moved')
  await expect(cache.get('/towns', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  for (const key of ['/quote', '/blog/none', '/towns']) expect(cache.find(key)).toBeUndefined()
  // A failure is not remembered either.
  expect(await cache.get('/towns', make())).toBeInstanceOf(Answer)
})

test('the cache is bounded in bytes', async () => {
  for (let at = 0; at < 500; at++) await cache.get(`/blog/${at}`, make(page(MEGABYTE / 4)))
  expect(cache.bytes).toBeLessThan(30 * MEGABYTE)
  expect(cache.find('/blog/499')).toBeDefined()
  expect(cache.find('/blog/0')).toBeUndefined()
})
