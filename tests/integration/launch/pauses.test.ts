import { expect, onTestFinished, test, vi } from 'vitest'
import { Part } from '../../../launch/part.ts'
import { until } from '../../tools/until.ts'

const READY = 'process.send({ ready: true }, () => process.exit(1))'

test('a process that ends again and again is started again, after pauses that grow up to the longest', async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const pauses = { firstMs: 10, longestMs: 25 }
  const part = new Part({ name: 'web', command: [process.execPath, '-e', READY], pauses }, {})
  onTestFinished(() => part.stop())
  await part.start(Promise.resolve())
  await until('it has ended five times', () => said.length >= 5)
  const waited = said.slice(0, 5).map((line) => /starting it again in (\S+) s$/.exec(line)?.[1])
  expect(waited).toEqual(['0.01', '0.02', '0.025', '0.025', '0.025'])
})
