import { expect, test } from 'vitest'
import { timeoutSignal } from '../../../src/browser/timeout-signal.ts'

const LONG_MS = 60_000

test('a request ends with its caller', () => {
  const caller = new AbortController()
  const signal = timeoutSignal(LONG_MS, caller.signal)
  expect(signal.aborted).toBe(false)
  caller.abort(new Error('left'))
  expect(signal.aborted).toBe(true)
  expect(signal.reason).toEqual(new Error('left'))
})

test('a request whose caller has ended does not begin', () => {
  expect(timeoutSignal(LONG_MS, AbortSignal.abort()).aborted).toBe(true)
})

test('a request ends when its time is over', async () => {
  const signal = timeoutSignal(5, new AbortController().signal)
  await expect.poll(() => signal.aborted).toBe(true)
  expect(signal.reason.name).toBe('TimeoutError')
})

test('it needs nothing that Safari 16 does not have', () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  try {
    expect(timeoutSignal(LONG_MS, new AbortController().signal).aborted).toBe(false)
  } finally {
    AbortSignal.any = any
  }
})
