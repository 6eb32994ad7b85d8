import { expect, test } from 'vitest'
import { prepareShared } from '../../../src/server/pages/finished-page.ts'
import { compress } from '../../../src/server/ready/encoding.ts'

test.each([
  { of: 'that fits into the first packets', from: 12_000, isSmaller: false },
  { of: 'that fits if it is compressed as well as possible', from: 14_000, isSmaller: true },
  { of: 'that does not fit', from: 15_000, isSmaller: false },
])('a page $of is compressed accordingly', async ({ from, isSmaller }) => {
  const html = pageOf(from)
  const well = compress('br', html, 10).length
  const { bytes } = await prepareShared(
    { status: 200, html, policy: '', payload: undefined },
    'everyone',
    false,
  )
  const sent = bytes - compress('gzip', html).length
  if (isSmaller) expect(sent).toBeLessThan(well)
  else expect(sent).toBe(well)
})

const WORDS = ['harbor', 'mooring', 'hull', 'tide', 'survey', 'dock', 'claim', 'keel']

/** A page that has somewhat more than so many bytes when it is compressed well. */
function pageOf(leastBytes: number): Buffer {
  let words = Math.floor(leastBytes / 5)
  for (;;) {
    const html = Buffer.from(textOf(words))
    const { length } = compress('br', html, 10)
    if (length >= leastBytes) return html
    words += Math.max(1, Math.ceil((leastBytes - length) / 4))
  }
}

/** Words in an order without a pattern, the same each time. */
function textOf(words: number): string {
  let state = 1
  return Array.from({ length: words }, () => {
    state = (state * 48_271) % 2_147_483_647
    return WORDS[state % WORDS.length] + (state % 1296).toString(36)
  }).join(' ')
}
