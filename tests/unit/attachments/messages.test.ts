import { expect, test } from 'vitest'
import {
  ACCEPT,
  fileMessages,
  fileNotes,
  otherKindMessages,
} from '../../../src/attachments/messages.ts'
import { formatMegabytes } from '../../../src/settings/format-megabytes.ts'

test.each([
  [1, '0.1 MB'],
  [0, '0.1 MB'],
  [300_000, '0.3 MB'],
  [1024 * 1024, '1.0 MB'],
  [9_437_184, '9.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(formatMegabytes(bytes)).toBe(shown)
})

test('every sentence names its file, and the limits are those of the business', () => {
  const sentences = [fileMessages, fileNotes, otherKindMessages].flatMap(Object.values)
  for (const sentence of sentences) expect(sentence('hull.pdf')).toMatch(/^hull\.pdf .+\.$/)
  expect(fileMessages.tooLarge('a.pdf')).toContain('10 MB')
  expect(fileMessages.tooMany('a.pdf')).toContain('10 files')
})

test('file fields offer the kinds that are taken', () => {
  expect(ACCEPT).toBe('.pdf,.doc,.docx,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff')
})
