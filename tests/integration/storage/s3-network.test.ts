import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { S3Settings } from '../../../src/settings/config.ts'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { s3ObjectStore } from '../../../src/storage/s3.ts'
import type { Timeouts } from '../../../src/storage/s3-transport.ts'
import { describeWith } from '../../servers/describe-with.ts'
import { ownBucket } from '../../servers/s3.ts'
import { shared } from '../../servers/shared.ts'
import { type Fault, openProxy } from '../../servers/tcp-proxy.ts'
import { until } from '../../tools/until.ts'
import {
  AFTER_BODY,
  about,
  asked,
  body,
  fails,
  IMPATIENT,
  PATIENT,
  SMALL,
  TOO_LATE,
} from './operations.ts'

const LARGE = 3_000_000
/** Far more than the buffers between two processes hold. */
const HUGE = 27_000_000
const BROKEN_OFF = /closed the connection|aborted/

describeWith('s3', 'a network that fails', () => {
  let settings: S3Settings
  let direct: ObjectStore
  beforeAll(async () => {
    settings = ownBucket(await shared('s3'))
    direct = s3ObjectStore(settings)
  })

  const faults: [string, Fault, RegExp][] = [
    ['refuses', { refuse: true }, BROKEN_OFF],
    ['says nothing', { swallowUpAfter: 0 }, TOO_LATE],
    ['falls silent in its answer', { swallowDownAfter: 40 }, TOO_LATE],
    ['is cut in its answer', { cutDownAfter: 40 }, BROKEN_OFF],
    ['is slower than anyone waits', { delayMs: 1300 }, TOO_LATE],
  ]
  describe.each(faults)('that %s', (_, fault, reason) => {
    test.each(asked)('is told at %s, harms nothing, and is forgotten', async (name, ask) => {
      const { store, proxy, stored } = await openStore(reason === TOO_LATE ? IMPATIENT : PATIENT)
      proxy.set(fault)
      await fails(ask(store, stored), reason)
      const moved = await sizeOf(direct, `${stored}-moved`)
      if (name !== 'remove') expect(moved ?? (await sizeOf(direct, stored))).toBe(SMALL)
      expect([undefined, SMALL]).toContain(moved)
      proxy.set({})
      await until('the store works again', () => goesThrough(store.check()))
    })
  })

  test.each<[string, Fault, RegExp, Partial<Timeouts>?]>([
    ['is cut', { cutUpAfter: 1_000_000 }, BROKEN_OFF],
    ['stalls', { swallowUpAfter: 1_000_000 }, TOO_LATE],
    ['stalls although it may take long', { swallowUpAfter: 1_000_000 }, TOO_LATE, AFTER_BODY],
  ])('an upload that %s in its middle leaves nothing', async (_, fault, reason, more) => {
    const patience = reason === TOO_LATE ? IMPATIENT : PATIENT
    const { store, proxy } = await openStore({ ...patience, ...more })
    proxy.set(fault)
    const half = `half-${randomUUID()}`
    await fails(store.put(half, body(LARGE), about(LARGE)), reason)
    proxy.cutAll()
    await until('the server has nothing more to come', () => proxy.open() === 0)
    expect(await direct.get(half)).toBeUndefined()
  })

  test.each<[string, Fault, RegExp]>([
    ['is cut', { cutDownAfter: 1_000_000 }, BROKEN_OFF],
    ['stalls', { swallowDownAfter: 1_000_000 }, /no answer within 4 s/],
  ])('a download that %s in its middle is no whole file', async (_, fault, reason) => {
    const { store, proxy, stored } = await openStore({ ...PATIENT, idleMs: 4000 }, LARGE)
    proxy.set(fault)
    const object = await store.get(stored)
    expect(object).toMatchObject(about(LARGE))
    await fails(buffer(object!.body), reason)
  })

  test('a download that nobody wants ends with it', async () => {
    const { store, proxy, stored } = await openStore(PATIENT, LARGE)
    const object = await store.get(stored)
    object!.body.destroy()
    await until('no connection is open', () => proxy.open() === 0)
  })

  test('a slow network is no failure', async () => {
    const { store, proxy, stored } = await openStore(PATIENT)
    proxy.set({ delayMs: 50 })
    await store.put(`${stored}-slow`, body(LARGE), about(LARGE))
    expect(await store.move(`${stored}-slow`, `${stored}-moved`)).toBe(true)
    expect(await sizeOf(store, `${stored}-moved`)).toBe(LARGE)
  })

  test.each<[string, Timeouts['answerSince']]>([
    ['is given up where somebody waits for it', 'the request began'],
    ['goes on where nobody does', 'the body was sent'],
  ])('an upload that takes longer than the time for an answer %s', async (_, answerSince) => {
    const { store, proxy } = await openStore({ ...PATIENT, answerMs: 7000, answerSince })
    proxy.set({ upBytesPerMs: HUGE / 9000 })
    const large = `large-${randomUUID()}`
    const stored = store.put(large, body(HUGE), about(HUGE))
    if (answerSince === 'the request began') return fails(stored, /no answer within 7 s/)
    await stored
    expect(await sizeOf(direct, large)).toBe(HUGE)
  })

  test('a move whose last answer is lost can be repeated', async () => {
    const { store, proxy, stored } = await openStore(IMPATIENT)
    proxy.set({ swallowDownAfter: 0 })
    await fails(store.move(stored, `${stored}-found`), TOO_LATE)
    proxy.set({})
    expect(await direct.move(stored, `${stored}-found`)).toBe(true)
    expect(await sizeOf(direct, `${stored}-found`)).toBe(SMALL)
    expect(await direct.get(stored)).toBeUndefined()
  })

  /** A store behind a proxy of its own, with a stored object. */
  async function openStore(patience: Timeouts, sizeBytes = SMALL) {
    const proxy = await openProxy(Number(new URL(settings.endpoint).port))
    onTestFinished(proxy.close)
    const stored = `stored-${randomUUID()}`
    await direct.put(stored, body(sizeBytes), about(sizeBytes))
    const endpoint = `http://127.0.0.1:${proxy.port}`
    return { store: s3ObjectStore({ ...settings, endpoint }, patience), proxy, stored }
  }
})

async function sizeOf(store: ObjectStore, key: string): Promise<number | undefined> {
  const object = await store.get(key)
  return object && (await buffer(object.body)).length
}

function goesThrough(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
