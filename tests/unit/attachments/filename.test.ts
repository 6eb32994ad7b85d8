import { expect, test } from 'vitest'
import { cleanFilename, withExtension } from '../../../src/attachments/filename.ts'

test.each([
  ['an ordinary name', 'Hull survey (2024).pdf', 'Hull survey (2024).pdf'],
  ['a name in any script', '船体検査 — zürich.pdf', '船体検査 — zürich.pdf'],
  ['decomposed letters', 'zu\u0308rich.pdf', 'z\u00fcrich.pdf'],
  ['a Unix path', '/home/ada/../../etc/passwd', 'passwd'],
  ['a Windows path', 'C:\\fakepath\\boat.jpg', 'boat.jpg'],
  ['a path that ends in a slash', 'boats/', 'file'],
  ['a parent folder', '..', 'file'],
  ['leading dots', '...htaccess', 'htaccess'],
  ['trailing dots and blanks', 'boat.pdf. . ', 'boat.pdf'],
  ['control characters', 'a\0b\x1bc\x7f\u0085.pdf', 'abc.pdf'],
  ['line breaks', 'Subject:\r\nBcc\u2028x.pdf', 'Subject_ Bcc x.pdf'],
  ['line breaks as browsers send them', 'a%0D%0Ab.pdf', 'a b.pdf'],
  ['quotes as browsers send them', 'the %22Ada%22.pdf', 'the _Ada_.pdf'],
  ['other percent codes, which are the name', '100%25%2F.pdf', '100%25%2F.pdf'],
  ['a right-to-left override', 'photo\u202egpj.exe', 'photogpj.exe'],
  ['zero-width characters', 'bo\u200bat\u2060\ufeff.p\u200ddf', 'boat.pdf'],
  ['isolates, marks, soft hyphen, tags', 'a\u2066b\u200ec\u00add\u{e0041}.pdf', 'abcd.pdf'],
  ['only invisible characters', '\u200b\u202e\u2060', 'file'],
  ['lone surrogates', 'a\ud800b\udc00.pdf', 'ab.pdf'],
  ['many blanks', '  a \u00a0\t  b .pdf', 'a b.pdf'],
  ['characters that Windows reserves', 'a<b>:"|?*.pdf', 'a_b______.pdf'],
  ['a device name', 'con.pdf', '_con.pdf'],
  ['a device name without extension', 'LPT1', '_LPT1'],
  ['a name that only begins like a device', 'console.pdf', 'console.pdf'],
  ['nothing', '', 'file'],
])('%s', (_, given, stored) => {
  expect(cleanFilename(given)).toBe(stored)
})

test.each([
  ['letters', 'x'.repeat(296)],
  ['wide letters', '漁'.repeat(296)],
  ['emoji', '⛵😀'.repeat(148)],
  ['families, whose parts are joined', '👨‍👩‍👧‍👦'.repeat(60)],
  ['stacked marks', `a${'\u0301\u0320'.repeat(500)}`],
])('a long name of %s is cut between characters and keeps its extension', (_, stem) => {
  const name = cleanFilename(`${stem}.jpeg`)
  expect(name).toMatch(/.\.jpeg$/u)
  expect([...new Intl.Segmenter().segment(name)].length).toBeLessThanOrEqual(100)
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
  expect(name.isWellFormed()).toBe(true)
})

test('a name of 300 letters keeps its first 96, and its extension', () => {
  expect(cleanFilename(`${'x'.repeat(296)}.pdf`)).toBe(`${'x'.repeat(96)}.pdf`)
})

test('cleaning a clean name changes nothing', () => {
  for (const given of ['con.pdf', `${'漁'.repeat(296)}.pdf`, '\u202e..a%22b<.exe. ']) {
    const once = cleanFilename(given)
    expect(cleanFilename(once)).toBe(once)
  }
})

test('a name gets an extension that fits the content, when it has none', () => {
  const jpeg = ['.jpg', '.jpeg']
  expect(withExtension('boat.JPEG', jpeg)).toBe('boat.JPEG')
  expect(withExtension('boat', jpeg)).toBe('boat.jpg')
  expect(withExtension('boat.exe', jpeg)).toBe('boat.exe.jpg')
})
