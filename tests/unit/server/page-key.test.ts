import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hasOwnCookies, pageKey } from '../../../src/server/cache/page-key.ts'

const at = (address: string) => pageKey(new URL(address, 'http://site'))

describe('a page is cached under', () => {
  test.each([
    ['/', '/'],
    ['/?town=mystic', '/?town=mystic'],
    ['/?town=atlantis', '/'],
    ['/?town=mystic&utm_source=x&page=2&category=flood&x=1', '/?town=mystic'],
    ['/towns?page=2', '/towns'],
    ['/towns/mystic?town=', '/towns/mystic'],
    ['/blog?page=2&town=mystic', '/blog?town=mystic&page=2'],
    ['/blog?page=2&page=3', '/blog?page=2'],
    ['/blog?page=x', '/blog?page=0'],
    ['/blog?page=-1', '/blog?page=0'],
    ['/blog/category/flood-insurance?page=2', '/blog/category/flood-insurance?page=2'],
    ['/blog/town/mystic?page=2', '/blog/town/mystic?page=2'],
    ['/the-compass?category=marine-safety', '/the-compass?category=marine-safety'],
    ['/the-compass?category=<b>', '/the-compass'],
    ['/quote?step=vessel', '/quote'],
    ['/quote?vessel=yacht&town=mystic&x=1', '/quote?town=mystic&vessel=yacht'],
    ['/quote?product=flood-insurance', '/quote?product=flood-insurance'],
    ['/quote?product=atlantis&vessel=atlantis', '/quote'],
    ['/contact?vessel=yacht', '/contact'],
    ['/quote/received?town=mystic', '/quote/received?town=mystic'],
  ])('%s: %s', (asked, expected) => expect(at(asked)).toBe(expected))

  test.each([
    '/admin/tools',
    '/newsletter?x=1',
    '/request?token=1',
    '/nowhere',
    '/towns/',
    '/blog/category/nothing',
    '/blog/town/atlantis',
    '/healthz',
    '/quote/received?reference=FM-AAAA-AAAA',
    `/towns/${'x'.repeat(300)}`,
  ])('nothing: %s', (asked) => expect(at(asked)).toBeUndefined())
})

test('every page for visitors is known, so that a new one is cached', () => {
  const folder = new URL('../../../src/pages/', import.meta.url).pathname
  const pages = globSync('**/*.tsx', { cwd: folder, exclude: ['admin/**', '_*.tsx', '404.tsx'] })
  const personal = /^\/(newsletter|request|continue|quote\/link)/
  const paths = pages
    .map((file) => `/${file}`.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/')
    .map((path) => path.replace('[category]', 'flood-insurance').replace(/\[\w+\]/, 'mystic'))
    .filter((path) => !personal.test(path))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    expect(at(path), path).toBe(path)
  }
})

describe('a cookie is a reason to ask the layer above', () => {
  const token = 'x'.repeat(43)
  test.each([
    ['/quote', `draft-quote=${token}`],
    ['/quote', `a=1; draft-quote=${token}`],
    ['/about', `draft-call=${token}`],
    ['/quote/received', 'received-quote=FM-AB12-CD34.0'],
    ['/blog', 'missing-post=missing'],
    ['/blog/category/flood-insurance', 'missing-post=failed'],
    ['/towns', 'staff.session_token=x'],
  ])('on %s: %s', (path, cookie) => expect(hasOwnCookies(cookie, path)).toBe(true))

  test.each([
    ['/quote', `draft-quote=${token}x`],
    ['/quote', 'draft-quote=%ff; =; ;;x'],
    ['/quote', `draft-contact=${token}`],
    ['/towns', `draft-quote=${token}`],
    ['/quote/received', 'received-quote=1'],
    ['/towns', 'received-quote=FM-AB12-CD34.0'],
    ['/blog', 'missing-post=whatever'],
    ['/towns', 'missing-post=missing'],
  ])('and none on %s: %s', (path, cookie) => expect(hasOwnCookies(cookie, path)).toBe(false))
})
