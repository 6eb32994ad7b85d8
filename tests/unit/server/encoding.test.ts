import { expect, test } from 'vitest'
import { compress, compressLater } from '../../../src/server/ready/encoding.ts'

test.each(['br', 'gzip'] as const)(
  'what is compressed by %s holds no more memory than its bytes',
  async (encoding) => {
    const page = '<p>A page about boats.</p>'.repeat(1000)
    for (const compressed of [compress(encoding, page), await compressLater(encoding, page)]) {
      expect(compressed.length).toBeLessThan(page.length)
      expect(compressed.buffer.byteLength).toBe(compressed.length)
    }
  },
)
