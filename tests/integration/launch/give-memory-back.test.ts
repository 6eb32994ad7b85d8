import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

/** Makes garbage as renders do, then holds 100 MB and makes as much again; prints the resident MB after each. */
const BURSTS = `
  const rest = () => new Promise((resolve) => setTimeout(resolve, 300))
  async function residentAfterBurst() {
    const kept = []
    for (let at = 0; at < 60; at++) {
      kept[at % 4] = Array.from({ length: 20_000 }, (_, it) => ({ it, text: 'x' + it, list: [it] }))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await rest()
    return process.memoryUsage.rss() / 2 ** 20
  }
  await residentAfterBurst()
  const before = await residentAfterBurst()
  const held = Buffer.alloc(100 * 2 ** 20, 1)
  await rest()
  console.log(before, await residentAfterBurst(), held.length)
`

const flags = vi.hoisted(() => [] as string[])
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('V8 saves memory once the process has 165 MB, until it has less than 150', async () => {
  vi.useFakeTimers()
  let megabytes = 140
  vi.spyOn(process.memoryUsage, 'rss').mockImplementation(() => megabytes * 2 ** 20)
  const file = '../../../launch/give-memory-back.js'
  await import(file)
  const becomes = (next: number) => {
    megabytes = next
    vi.advanceTimersByTime(1000)
    return flags.splice(0)
  }
  expect(becomes(164)).toEqual([])
  expect(becomes(166)).toEqual(['--memory-saver-mode'])
  expect(becomes(151)).toEqual([])
  expect(becomes(149)).toEqual(['--no-memory-saver-mode'])
  expect(becomes(164)).toEqual([])
  expect(becomes(190)).toEqual(['--memory-saver-mode'])
})

test('what a burst leaves behind is given back by a process that has much, and kept by others', () => {
  const preloaded = ['--import', resolve('launch/give-memory-back.js')]
  const [before, withMuch] = residentMb(preloaded)
  expect(before).toBeGreaterThan(90)
  expect(before).toBeLessThan(165)
  // 100 MB more are held, but less of the burst.
  expect(withMuch - before).toBeLessThan(85)
  const [without, withoutAndMuch] = residentMb([])
  expect(withoutAndMuch - without).toBeGreaterThan(90)
})

function residentMb(options: string[]): [number, number] {
  const flags = ['--max-semi-space-size=2', '--heap-growing-percent=40', '--input-type=module']
  const output = execFileSync(process.execPath, [...flags, ...options, '--eval', BURSTS])
  const [before, withMuch] = output.toString().split(' ').map(Number)
  return [before as number, withMuch as number]
}
