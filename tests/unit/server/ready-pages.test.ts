import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REVISION_TRUST_MS } from '../../../src/http/site-revision.ts'
import { ReadyAnswer } from '../../../src/server/ready/ready-answer.ts'
import { OLD_PAGE_MS, ReadyPages } from '../../../src/server/ready/ready-pages.ts'

const MEGABYTE = 1024 * 1024
const answer = () => new ReadyAnswer({ headers: {}, body: () => Buffer.from('a page') })
const revision = (value: string) => ({ value, checkedAt: performance.now() })

let pages: ReadyPages
const sentOld = vi.fn<(address: string) => void>()
const changed = vi.fn<(mostAsked: string[]) => void>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  pages = new ReadyPages()
  pages.making = { sentOld, changed }
  vi.clearAllMocks()
})
afterEach(() => vi.useRealTimers())

function cached(address: string, value: string) {
  const page = answer()
  pages.setRevision(revision(value))
  pages.add({ address, revision: revision(value) }, page, 1000)
  return page
}

describe('after a change', () => {
  test('the old page is sent for less than a second, until the database is asked again', () => {
    const old = cached('/towns', 'old')
    vi.advanceTimersByTime(REVISION_TRUST_MS - 1)
    expect(pages.find('/towns')).toBe(old)
    expect(sentOld).not.toHaveBeenCalled()
    // Nobody has asked the database since.
    vi.advanceTimersByTime(1)
    expect(pages.find('/towns')).toBe(old)
    expect(sentOld).toHaveBeenCalledWith('/towns')
    vi.advanceTimersByTime(OLD_PAGE_MS - REVISION_TRUST_MS - 1)
    expect(pages.find('/towns')).toBe(old)
    vi.advanceTimersByTime(1)
    expect(pages.find('/towns')).toBeUndefined()
    expect(OLD_PAGE_MS).toBeLessThan(1000)
  })

  test('a page is not sent once it is known to be old', () => {
    cached('/towns', 'old')
    pages.setRevision(revision('new'))
    expect(pages.find('/towns')).toBeUndefined()
  })

  test('the new page is sent as soon as it is there, and an older answer of the database changes nothing', () => {
    cached('/towns', 'old')
    const late = revision('old')
    vi.advanceTimersByTime(10)
    const renewed = cached('/towns', 'new')
    pages.setRevision(late)
    expect(pages.find('/towns')).toBe(renewed)
  })

  test('a page of two changes ago is not sent, and staff get none but the current one', () => {
    cached('/towns', 'first')
    pages.setRevision(revision('second'))
    pages.setRevision(revision('third'))
    expect(pages.find('/towns')).toBeUndefined()
    cached('/about', 'third')
    expect(pages.findAt({ address: '/about', revision: revision('fourth') })).toBeUndefined()
  })

  test('the pages that were asked for most are named first', () => {
    for (const path of ['/', '/towns', '/about']) cached(path, 'old')
    for (const path of ['/towns', '/', '/towns']) pages.find(path)
    pages.setRevision(revision('new'))
    expect(changed).toHaveBeenCalledExactlyOnceWith(['/towns', '/'])
  })

  test('a page is not sent at all when the database has not answered for a second', () => {
    cached('/towns', 'now')
    vi.advanceTimersByTime(OLD_PAGE_MS)
    expect(pages.find('/towns')).toBeUndefined()
  })
})

test('the cache is bounded in bytes, and pages for a town do not displace the others', () => {
  const place = (address: string) => ({ address, revision: revision('now') })
  pages.setRevision(revision('now'))
  pages.add(place('/towns'), answer(), 100_000)
  for (let at = 0; at < 2000; at++) {
    pages.add(place(`/?town=${at}`), answer(), 100_000)
    pages.add(place(`parts /${at}`), answer(), 100_000)
    pages.addPayload({ name: `${at}`, br: Buffer.alloc(20_000) })
  }
  expect(pages.find('/towns')).toBeDefined()
  expect(pages.bytes).toBeLessThan(25 * MEGABYTE)
  for (let at = 0; at < 2000; at++) pages.add(place(`/blog/${at}`), answer(), 100_000)
  expect(pages.bytes).toBeLessThan(40 * MEGABYTE)
})
