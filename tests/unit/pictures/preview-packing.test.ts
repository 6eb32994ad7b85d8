import { expect, test } from 'vitest'
import { pack, unpack } from '../../../worker/preview/preview.ts'

const picture = Buffer.from('{"a"}\njpeg\n')

test('a preview goes from one process to another whole, or not at all', () => {
  const photo = { pages: undefined, picture, copy: Buffer.from('\n\nwhole') }
  const document = { pages: 12, picture, copy: undefined }
  expect(unpack(pack('unreadable'))).toBe('unreadable')
  for (const preview of [photo, document]) {
    const packed = pack(preview)
    expect(unpack(packed)).toEqual(preview)
    for (let bytes = 0; bytes < packed.length; bytes++) {
      expect(() => unpack(packed.subarray(0, bytes)), `${bytes}`).toThrow()
    }
  }
})
