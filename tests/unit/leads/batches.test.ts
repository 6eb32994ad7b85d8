import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { Batches } from '../../../db/batches.ts'

let now = 0
let sizes: number[] = []
let batches: Batches<number, number>

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  now = 1000
  sizes = []
  batches = new Batches(async (asked) => {
    sizes.push(asked.length)
    return asked.map((value) => ({ value: value * 2 }))
  })
})

test('what comes alone is done at once', async () => {
  expect(await batches.add(1)).toBe(2)
  expect(await batches.add(2)).toBe(4)
  expect(sizes).toEqual([1, 1])
})

test('the first of many waits for as many as came together before', async () => {
  await addTogether(4)
  const first = batches.add(1)
  await sleep(20)
  expect(sizes).toEqual([4])
  await Promise.all([first, addTogether(3)])
  expect(sizes).toEqual([4, 4])
})

test('it waits no longer than a moment', async () => {
  await addTogether(4)
  const alone = batches.add(1)
  await sleep(20)
  expect(sizes).toEqual([4])
  now += 3
  expect(await alone).toBe(2)
  expect(sizes).toEqual([4, 1])
})

test('when many came is forgotten soon', async () => {
  await addTogether(4)
  now += 50
  expect(await batches.add(1)).toBe(2)
  expect(sizes).toEqual([4, 1])
})

function addTogether(count: number) {
  return Promise.all(Array.from({ length: count }, (_, at) => batches.add(at)))
}
