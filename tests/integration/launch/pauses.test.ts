import { expect, onTestFinished, test, vi } from 'vitest'
import { SiteProcess } from '../../../launch/site-process.ts'
import { until } from '../../tools/until.ts'

const READY = 'process.send({ ready: true }, () => process.exit(1))'

test('a process that ends again and again is started again, after pauses that grow up to the longest', async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const pauses = { firstMs: 10, longestMs: 25 }
  const web = new SiteProcess('web', [process.execPath, '-e', READY], {}, pauses)
  onTestFinished(() => web.stop())
  await web.start()
  await until('it has ended five times', () => said.length >= 5)
  const waited = said.slice(0, 5).map((line) => /starting it again in (\S+) s$/.exec(line)?.[1])
  expect(waited).toEqual(['0.01', '0.02', '0.025', '0.025', '0.025'])
})
