import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { inTurns } from '../../../src/server/ready/in-turns.ts'

test('requests are passed on in their order, a few in each turn of the event loop', async () => {
  const passed: string[] = []
  const listener = inTurns(({ url = '' }) => passed.push(url))
  const paths = Array.from({ length: 10 }, (_, at) => `/${at}`)
  for (const path of paths) {
    const incoming = new IncomingMessage(new Socket())
    incoming.url = path
    listener(incoming, new ServerResponse(incoming))
  }
  expect(passed).toEqual([])
  const turns: number[] = []
  while (passed.length < paths.length) {
    await new Promise((done) => setImmediate(done))
    turns.push(passed.length)
  }
  expect(turns).toEqual([4, 8, 10])
  expect(passed).toEqual(paths)
})
