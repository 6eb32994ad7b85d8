import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { type ObjectStore, ObjectStoreError } from '../../../src/storage/objects.ts'
import type { Timeouts } from '../../../src/storage/s3-transport.ts'
import { all } from '../../tools/all-of.ts'

/** For faults that show as a response or a closed connection: long enough for any machine. */
export const PATIENT: Timeouts = {
  idleMs: 100_000,
  answerMs: 150_000,
  answerSince: 'the request began',
}
/** For faults without any response. */
export const IMPATIENT: Timeouts = {
  idleMs: 500,
  answerMs: 1200,
  answerSince: 'the request began',
}
/** As a command waits, that of an operator. */
export const AFTER_BODY = { answerSince: 'the body was sent' } as const
/** The reason for a timeout; it names the limit, so that another timeout does not match. */
export const TOO_LATE = /no answer within (0\.5|1\.2) s/

export const SMALL = 60_000

export function about(sizeBytes: number) {
  return { sizeBytes, contentType: 'application/pdf' }
}

export function body(sizeBytes: number): Readable {
  return Readable.from(Array.from({ length: 60 }, () => Buffer.alloc(sizeBytes / 60)))
}

type Ask = (store: ObjectStore, stored: string) => Promise<unknown>

/** Every operation of a store. */
export const asked: [string, Ask][] = [
  ['put', (store, stored) => store.put(`${stored}-new`, body(SMALL), about(SMALL))],
  ['get', async (store, stored) => buffer((await store.get(stored))!.body)],
  ['move', (store, stored) => store.move(stored, `${stored}-moved`)],
  ['remove', (store, stored) => store.remove(stored)],
  ['list', (store) => all(store.list('folder'))],
  ['check', (store) => store.check()],
]

export async function fails(work: Promise<unknown>, reason: RegExp) {
  const error = await work.then(
    () => new Error('it went through'),
    (error) => error,
  )
  expect(error).toBeInstanceOf(ObjectStoreError)
  expect(error.reason).toMatch(reason)
}
