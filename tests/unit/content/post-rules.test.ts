import { describe, expect, test } from 'vitest'
import { MAX_POST_CHARACTERS } from '../../../db/writing/post-html.ts'
import { isSlug, slugFrom } from '../../../db/writing/post-slug.ts'
import { checkPost, checkTime } from '../../../src/staff/posts/check-post.ts'
import { postValues } from '../../../src/staff/posts/edited-post.ts'
import { postBody } from '../../../src/staff/posts/post-body.ts'

const good = {
  title: 'Fog in the Race',
  category: 'Marine Safety',
  excerpt: 'What to ask before you go.',
  markdown: '## Slowly\n\nAnd *carefully*.',
}
const errorsOf = (change: object, isForVisitors = true) => {
  const checked = checkPost(postValues({ ...good, ...change }), isForVisitors)
  return 'errors' in checked ? checked.errors : {}
}

/** What this thread has computed so far, whatever else the machine does. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('a text whose HTML is too long to be shown', () => {
  test.each([
    ['a table of single letters', `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(15_000)}The end.`],
    ['a hundred thousand quotation marks', `${'"a'.repeat(95_000)} The end.`],
  ])('is refused, not cut: %s', (_, markdown) => {
    expect(markdown.length).toBeLessThan(MAX_POST_CHARACTERS)
    expect(errorsOf({ markdown }).markdown).toContain('split it into two posts')
  })

  test('but one that is just short enough keeps its end', () => {
    const markdown = `${'word '.repeat(39_000)} The end.`
    expect(postBody(markdown)).toContain('The end.')
  })
})

test.each([
  '<script>x</script>',
  '<!-- only a comment -->',
  '<iframe src="https://video.example/1"></iframe>',
  '![a](https://other.example/a.jpg)',
])('a post of which readers would see nothing stays a draft: %s', (markdown) => {
  expect(errorsOf({ markdown }).markdown).toContain('Nothing of this text can be shown')
  expect(errorsOf({ markdown }, false)).toEqual({})
  expect(errorsOf({ markdown: `${markdown}\n\nFog.` })).toEqual({})
})

test('a picture is enough for a post, and a title is as it is seen', () => {
  const checked = checkPost(
    postValues({ ...good, markdown: '![Fog](/images/fog.webp)', title: 'Fog \u202egnp\u200b' }),
    true,
  )
  expect(checked).toMatchObject({ text: { title: 'Fog gnp' } })
})

describe('the address that a title gives', () => {
  test('has small letters, digits and dashes', () => {
    expect(slugFrom('Fog in the Race: what to ask?')).toBe('fog-in-the-race-what-to-ask')
    expect(slugFrom('  Él’s “Señor” Ünder 3 Øre ')).toBe('els-senor-under-3-re')
    expect(slugFrom('Insurance in [Town]')).toBe('insurance-in-town')
    expect(slugFrom('雾')).toBe('')
    const long = slugFrom('word '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(100)
    expect(long.endsWith('word')).toBe(true)
    expect(slugFrom('x'.repeat(300))).toHaveLength(100)
  })

  test('is known from what cannot stand in one', () => {
    expect(isSlug('fog-2')).toBe(true)
    for (const text of ['', 'Fog', '-fog', 'fog-', 'a--b', '../x', 'a/b', 'x'.repeat(101)])
      expect(isSlug(text), text).toBe(false)
  })
})

describe('what staff write', () => {
  test('is taken when it is in order, with its HTML and the copy to share', () => {
    const picture = '/images/0a1b2c3d-0000-4000-8000-000000000000.webp'
    const values = postValues({ ...good, keywords: ' fog, the race ,, ', picture })
    expect(checkPost(values, true)).toMatchObject({
      text: {
        content: '<h2>Slowly</h2>\n<p>And <em>carefully</em>.</p>\n',
        keywords: ['fog', 'the race'],
        imagePath: picture,
        shareImage: '/images/0a1b2c3d-0000-4000-8000-000000000000-share.jpg',
      },
    })
  })

  test('needs only a title as a draft, and the rest before visitors see it', () => {
    const bare = { category: '', excerpt: '', markdown: '' }
    expect(errorsOf(bare, false)).toEqual({})
    expect(errorsOf({ ...bare, title: ' ' }, false)).toEqual({ title: 'Give the post a title.' })
    expect(Object.keys(errorsOf(bare))).toEqual(['category', 'excerpt', 'markdown'])
  })

  test('gets a sentence at each field that is wrong', () => {
    expect(errorsOf({ title: '雾' })).toHaveProperty('slug')
    expect(errorsOf({ slug: 'Not An Address' })).toHaveProperty('slug')
    expect(errorsOf({ category: 'Gossip' })).toHaveProperty('category')
    expect(errorsOf({ keywords: 'a,'.repeat(30) })).toHaveProperty('keywords')
    for (const picture of [
      'https://x.example/a.png',
      '/images/../secret',
      '//x.example/a.png',
      'a',
    ])
      expect(errorsOf({ picture }), picture).toHaveProperty('picture')
    for (const field of ['title', 'excerpt', 'description', 'author'])
      expect(errorsOf({ [field]: 'x'.repeat(1001) })).toHaveProperty(field)
  })

  test('may be long, and is refused when it is too long', () => {
    expect(errorsOf({ markdown: 'Fog. '.repeat(MAX_POST_CHARACTERS / 5 - 1) })).toEqual({})
    expect(errorsOf({ markdown: 'x'.repeat(1_000_000) }, false).markdown).toBe(
      'The text has 1,000,000 characters, and a post can have 200,000. Nothing is lost: shorten it, or split it into two posts.',
    )
  })

  test('holds nobody up, however it is tangled', () => {
    for (const knot of ['_a__b', '>', '1. ', '*a**b', '[a](', '<div>', '`', '- ', '![']) {
      const before = processorMs()
      postBody(knot.repeat(MAX_POST_CHARACTERS / knot.length))
      expect(processorMs() - before, knot).toBeLessThan(6000)
    }
    expect(postBody('_a__b'.repeat(40_000))).toBeUndefined()
    expect(postBody('>'.repeat(MAX_POST_CHARACTERS))).toBeUndefined()
    expect(errorsOf({ markdown: '_a__b'.repeat(40_000) }).markdown).toMatch(/cannot be shown/)
  })

  test('does nothing on a page that is not text, links and pictures of this site', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<img src="/images/a.webp" onload="alert(1)" style="position:fixed">',
      '[x](javascript:alert(1)) <a href="java&#115;cript:alert(1)" onclick="alert(1)">y</a>',
      '<iframe src="https://x.example"></iframe><object data="x"></object><form action="/x"><button>',
      '<svg><style>*{display:none}</style><script>alert(1)</script></svg>',
      '<div><p>never <b>closed',
      '![far](https://x.example/pixel.gif)',
      '</article></main><h1>My own page</h1>',
    ].join('\n\n')
    const html = postBody(hostile) ?? ''
    expect(html).not.toMatch(
      /script|\bon\w+=|javascript:|<iframe|<object|<form|<style|<svg|<h1|style=/i,
    )
    expect(html).not.toMatch(/x\.example|<\/(main|article|div)/)
    expect(html).toContain('never <b>closed')
    expect(html.match(/<b>/g)).toHaveLength(html.match(/<\/b>/g)?.length ?? 0)
    expect(html).toMatch(/<img [^>]*src="\/images\/a\.webp"/)
  })
})

describe('the time of a scheduled post', () => {
  const now = new Date('2026-07-01T12:00:00Z')
  test('is stored as an instant, and must be in the future', () => {
    expect(checkTime('2026-07-01T09:00', now)).toEqual({ at: '2026-07-01T13:00:00.000Z' })
    for (const at of ['', '2026-07-01T08:00', '2026-03-08T02:30', 'soon'])
      expect(checkTime(at, now), at).toHaveProperty('errors.at')
  })

  test('is at most five years ahead: the last evening of 9999 would sort before today', () => {
    expect(checkTime('2031-07-01T08:00', now)).toEqual({ at: '2031-07-01T12:00:00.000Z' })
    for (const at of ['2031-07-01T08:01', '2062-07-01T09:00', '9999-12-31T19:00'])
      expect(checkTime(at, now), at).toEqual({
        errors: { at: 'Choose a time within the next 5 years.' },
      })
  })
})
