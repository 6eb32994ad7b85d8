import { expect, test } from 'vitest'
import { pack, unpack } from '../../../src/images/reencode-picture.ts'

const picture = {
  webp: Buffer.from('{"a"}\nwebp\n'),
  share: Buffer.from('\n\njpeg'),
  width: 3,
  height: 4,
}

test('a picture goes from one process to another whole, or not at all', () => {
  expect(unpack(pack(picture))).toEqual(picture)
  expect(unpack(pack('broken'))).toBe('broken')
  const packed = pack(picture)
  for (let bytes = 0; bytes < packed.length; bytes++) {
    expect(() => unpack(packed.subarray(0, bytes)), `${bytes}`).toThrow()
  }
})
