import { expect, test } from 'vitest'
import { livePreview, TooManyPreviews } from '../../../src/staff/posts/live-preview.ts'
import { postBody } from '../../../src/staff/posts/post-body.ts'

const TEXT = 'Fog **and** rain. '.repeat(3000)

test('previews leave most of the time to others, however many are asked for', async () => {
  const times = [1, 2, 3].map(() => timeOf(() => postBody(TEXT)))
  const began = performance.now()
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => livePreview(TEXT)))
  const shown = outcomes.filter(({ status }) => status === 'fulfilled')
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(shown.length).toBeGreaterThanOrEqual(8)
  expect(refused.length).toBeGreaterThanOrEqual(30)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyPreviews)
  // With rests of four times as long, some 36 times one preview, whose own processor time counts: others that
  // computed beside these few may have ended by now.
  expect(performance.now() - began).toBeGreaterThan(12 * Math.min(...times))
  expect(await livePreview('**Fog.**')).toBe('<p><strong>Fog.</strong></p>\n')
})

function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
