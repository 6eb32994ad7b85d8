import { expect, test } from 'vitest'
import { withAbsoluteAddresses } from '../../../src/blog/feed.ts'
import { xmlText } from '../../../src/http/escape.ts'

test('text is written so that XML reads it as it is', () => {
  expect(xmlText(`<a href="x">'&'</a> ]]>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt; ]]&gt;',
  )
})

test('what XML forbids is left out, and halves of characters are replaced', () => {
  const forbidden = String.fromCharCode(0, 1, 8, 11, 12, 14, 31, 0xfffe, 0xffff)
  expect(xmlText(`a${forbidden}b\t\r\n\u{1f6a4}`)).toBe('ab\t\r\n\u{1f6a4}')
  expect(xmlText('\ud83d')).toBe('\ufffd')
})

const BASE = 'https://www.agency.example/blog/a-post'

test.each([
  ['<a href="/quote">q</a>', '<a href="https://www.agency.example/quote">q</a>'],
  ['<a href="other">o</a>', '<a href="https://www.agency.example/blog/other">o</a>'],
  ['<a href="#part">p</a>', `<a href="${BASE}#part">p</a>`],
  ['<a href="?town=mystic">t</a>', `<a href="${BASE}?town=mystic">t</a>`],
  [
    '<a href="https://x.example/?a=1&amp;b=2">x</a>',
    '<a href="https://x.example/?a=1&amp;b=2">x</a>',
  ],
  ['<a href="mailto:a@b.example">m</a>', '<a href="mailto:a@b.example">m</a>'],
  ['<a href="http://[">broken</a>', '<a>broken</a>'],
  ['<a>none</a>', '<a>none</a>'],
  ['<code>href="/quote"</code>', '<code>href="/quote"</code>'],
])('%s leads where it leads on the page', (html, whole) => {
  expect(withAbsoluteAddresses(html, BASE).replaceAll('&quot;', '"')).toBe(whole)
})

test('a picture keeps what it has beside its address', () => {
  const html = '<img src="/pictures/a.webp" alt="A &quot;sail&quot;" loading="lazy" />'
  expect(withAbsoluteAddresses(html, BASE)).toBe(
    '<img alt="A &quot;sail&quot;" loading="lazy" src="https://www.agency.example/pictures/a.webp" />',
  )
})
