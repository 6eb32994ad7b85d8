import { expect, test } from 'vitest'
import { livePreview, TooManyPreviews } from '../../../src/staff/posts/post-body.ts'

const TEXT = 'Fog **and** rain. '.repeat(3000)

test('previews leave most of the time to others, however many are asked for', async () => {
  const began = performance.now()
  const before = process.threadCpuUsage()
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => livePreview(TEXT)))
  const { user, system } = process.threadCpuUsage(before)
  const tookMs = performance.now() - began
  const shown = outcomes.filter(({ status }) => status === 'fulfilled')
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(shown.length).toBeGreaterThanOrEqual(8)
  expect(refused.length).toBeGreaterThanOrEqual(30)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyPreviews)
  // Between eight are seven rests of four times as long. Both are of the same moments, so that it is true on any
  // machine, however fast it is and whatever else it does.
  expect((user + system) / 1000).toBeLessThan(tookMs / 3)
  expect(await livePreview('**Fog.**')).toBe('<p><strong>Fog.</strong></p>\n')
})
