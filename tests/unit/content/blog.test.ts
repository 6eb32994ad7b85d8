import { describe, expect, test } from 'vitest'
import { listHref, parsePageNumber, postHref } from '../../../src/blog/addresses.ts'
import { htmlInTown, postInTown } from '../../../src/blog/in-town.ts'
import { robotsOf, shareImageOf } from '../../../src/blog/post-head.ts'
import { arranged } from '../../../src/ui/prose/prose.tsx'

const mystic = { slug: 'mystic', name: 'Mystic' }

describe('an address of the blog', () => {
  test.each([
    [{ topic: 'all' }, '/blog'],
    [{ topic: 'all', page: 2 }, '/blog?page=2'],
    [{ topic: 'all', town: mystic, page: 2 }, '/blog/town/mystic?page=2'],
    [{ topic: 'watercraft' }, '/blog/category/watercraft'],
    [
      { topic: 'watercraft', town: mystic, page: 3 },
      '/blog/category/watercraft?town=mystic&page=3',
    ],
  ] as const)('of the list %o is %s', (list, href) => {
    expect(listHref(list)).toBe(href)
  })

  test('of a post carries the town, whatever is in the slug', () => {
    expect(postHref({ slug: 'a b?c#d/e' }, mystic)).toBe('/blog/a%20b%3Fc%23d%2Fe?town=mystic')
  })

  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=12&town=mystic', 12],
    ['page=0', undefined],
    ['page=-1', undefined],
    ['page=2.0', undefined],
    ['page=', undefined],
    ['page=1e9', undefined],
    ['page=9999999', undefined],
  ])('that ends in ?%s asks for page %s', (query, page) => {
    expect(parsePageNumber(query)).toBe(page)
  })
})

test('a town is put into every text, escaped where it becomes HTML, and Connecticut without one', () => {
  const post = {
    slug: 'a',
    title: '[Town] and [Town]',
    excerpt: 'In [Town].',
    imagePath: undefined,
    category: undefined,
    author: undefined,
    publishedAt: '',
  }
  expect(postInTown(post, mystic)).toMatchObject({
    title: 'Mystic and Mystic',
    excerpt: 'In Mystic.',
  })
  expect(postInTown(post, undefined).title).toBe('Connecticut and Connecticut')
  expect(htmlInTown('<p>[Town]</p>', { slug: 'x', name: '<b>$&' })).toBe('<p>&lt;b&gt;$&amp;</p>')
})

describe('what search engines may do with a post', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-20', ['max-snippet:180']],
    ['2025-11-22', ['max-snippet:180']],
    ['2025-11-20', ['max-snippet:120']],
    ['2023-11-22', ['max-snippet:120']],
    ['2023-11-20', ['max-snippet:120', 'unavailable_after:2027-11-21']],
    ['no date', ['max-snippet:180']],
  ])('of %s: %j', (published, robots) => {
    expect(robotsOf(published, now)).toEqual(robots)
  })
})

describe('the picture a post is shared with', () => {
  const post = { slug: 'a', shareImage: undefined, category: 'Boat Insurance' }
  const among =
    (...files: string[]) =>
    (path: string) =>
      files.includes(path)

  test('is its own, the one drawn for it, its category’s, or the blog’s', () => {
    const drawn = [
      '/share/blog/a.png',
      '/share/blog/category-boat-insurance.png',
      '/share/blog.png',
    ]
    const own = { ...post, shareImage: '/images/1.png' }
    expect(shareImageOf(own, among(...drawn))).toBe('/images/1.png')
    expect(shareImageOf(post, among(...drawn))).toBe(drawn[0])
    expect(shareImageOf(post, among(...drawn.slice(1)))).toBe(drawn[1])
    expect(shareImageOf(post, among(...drawn.slice(2)))).toBe(drawn[2])
    expect(shareImageOf(post, among())).toBeUndefined()
  })

  test('is never one from elsewhere', () => {
    for (const shareImage of ['https://evil.example/x.png', '//evil.example', '/images/../x"']) {
      expect(shareImageOf({ ...post, shareImage }, among('/share/blog.png'))).toBe(
        '/share/blog.png',
      )
    }
  })
})

describe('an article’s HTML', () => {
  test('has headings that never skip a level, each closed as it was opened', () => {
    expect(arranged('<h4>a</h4><h2>b</h2><h4>c</h4><h4>d</h4><h3>e</h3>')).toBe(
      '<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4><h3>e</h3>',
    )
  })

  test('has tables that can be scrolled by keyboard', () => {
    expect(arranged('<table><tbody></tbody></table>')).toBe(
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div>',
    )
  })

  const outer = (html: string) =>
    `<div role="group" aria-label="Table" tabindex="0"><table>${html}</table></div>`
  const inner = '<table><tr><td>b</td></tr></table>'
  test.each([
    ['in a cell', `<tr><td>a${inner}</td></tr>`, `<tr><td>a${inner}</td></tr>`],
    [
      'in a heading',
      `<tr><th scope="col">${inner}</th></tr>`,
      `<tr><th scope="col">${inner}</th></tr>`,
    ],
    ['between rows', `<tr><td>a</td></tr>${inner}`, '<tr><td>a</td></tr><tr><td>b</td></tr>'],
    ['in a row', `<tr>${inner}</tr>`, '<tr><tr><td>b</td></tr></tr>'],
    [
      'deep in none',
      `<tbody><table>${inner}</table></tbody>`,
      '<tbody><tr><td>b</td></tr></tbody>',
    ],
    [
      'in a cell of one in none',
      `<table><tr><td>${inner}</td></tr></table>`,
      `<tr><td>${inner}</td></tr>`,
    ],
    [
      'after one in none',
      `${inner}<tr><td>${inner}</td></tr>${inner}`,
      `<tr><td>b</td></tr><tr><td>${inner}</td></tr><tr><td>b</td></tr>`,
    ],
  ])('has a table %s of another that scrolls with it', (_, html, expected) => {
    expect(arranged(`<td><table>${html}</table></td>`)).toBe(`<td>${outer(expected)}</td>`)
  })
})
