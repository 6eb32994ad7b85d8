import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'

vi.mock('virtual:page-script', () => ({ default: 'var pageScript' }))
const { finishHtml } = await import('../../../src/server/pages/html.ts')

/** As Waku 1.0.0-rc.1 writes it. */
const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/index-1.js"/></head><body>
<p>Capt’n’s café</p><script type="application/ld+json">{"a":1}</script>
<script id="_R_">globalThis.__WAKU_HYDRATE__ = true;
import("/assets/index-1.js").catch((err) => {});</script><script>(self.__FLIGHT_DATA||=[]).push("1:’")</script></body></html>`

const finish = (html: string) => {
  const { html: bytes, policy } = finishHtml(Buffer.from(html))
  return { html: bytes.toString(), policy }
}

test('a page loads React only once the page script says so', () => {
  const { html } = finish(PAGE)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<script>var pageScript</script></head>')
  expect(html).toMatch(
    /<script id="_R_">awake\(\)\.then\(\(\)=>\{.*import\("\/assets\/index-1\.js"\).*\}\)<\/script>/s,
  )
  expect(html).toContain('Capt’n’s café')
})

test('its policy allows the inline code that it has, and no other', () => {
  const { html, policy } = finish(PAGE)
  const inline = [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)].map(
    ([, code]) => code,
  )
  expect(inline).toHaveLength(3)
  const hashes = inline.map(
    (code = '') => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  for (const hash of hashes) expect(policy).toContain(hash)
  const ofData = createHash('sha256').update('{"a":1}').digest('base64')
  expect(policy).not.toContain(ofData)
})

test.each([
  ['without its boot script', PAGE.replace('id="_R_"', 'id="boot"')],
  ['whose boot script imports otherwise', PAGE.replace('import("', 'load("')],
  ['without a head', PAGE.replace('</head>', '')],
])('a page %s is no page that this version of Waku makes', (_, html) => {
  expect(() => finish(html)).toThrow('unknown form')
})
