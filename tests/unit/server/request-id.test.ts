import { expect, test } from 'vitest'
import {
  parseTraceparent,
  requestId,
  traceparentOf,
  validTraceparent,
} from '../../../src/telemetry/request-id.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test.each(['0123456789ABCDEF0123456789abcdef', 'bf7f03f3-2e09-4c3d-a203-436733557240'])(
  'the id of a proxy is taken: %s',
  (given) => {
    expect(requestId(given)).toBe(given.toLowerCase())
  },
)

test.each([
  undefined,
  '',
  'anna@agency.example',
  '203-555-0147',
  'abc\nlevel=60 and more of it',
  'a'.repeat(65),
  '-'.repeat(32),
])('what is no id is not: %j', (given) => {
  expect(requestId(given)).toMatch(UUID)
})

test('a traceparent is read and written, and nothing else is taken for one', () => {
  const text = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
  const address = parseTraceparent(text)
  expect(address).toEqual({ traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8), traceFlags: 1 })
  expect(address && traceparentOf(address)).toBe(text)
  expect(validTraceparent(text)).toBe(text)
  for (const wrong of [null, '', 'quill', `${text} quill`, text.replaceAll('a1', '00')]) {
    expect([parseTraceparent(wrong), validTraceparent(wrong)]).toEqual([undefined, undefined])
  }
})
