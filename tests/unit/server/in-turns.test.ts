import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { inTurns } from '../../../src/server/ready/in-turns.ts'

test('requests are passed on in their order, a few in each turn of the event loop', async () => {
  const { passed, listener, turns } = listening()
  const paths = Array.from({ length: 10 }, (_, at) => `a/${at}`)
  for (const path of paths) listener(path)
  expect(passed).toEqual([])
  expect(await turns(paths.length)).toEqual([4, 8, 10])
  expect(passed).toEqual(paths)
})

test('who sends many makes the others wait for one each', async () => {
  const { passed, listener, turns } = listening()
  for (let at = 0; at < 100; at++) listener(`a/${at}`)
  for (const path of ['b/0', 'c/0', 'b/1']) listener(path)
  await turns(103)
  expect(passed.slice(0, 6)).toEqual(['a/0', 'b/0', 'c/0', 'a/1', 'b/1', 'a/2'])
})

/** What is passed on, where the first letter of an address says whose it is. */
function listening() {
  const passed: string[] = []
  const pass = inTurns(
    ({ url = '' }) => passed.push(url),
    ({ url = '' }) => url.charAt(0),
  )
  return {
    passed,
    listener(url: string) {
      const incoming = new IncomingMessage(new Socket())
      incoming.url = url
      pass(incoming, new ServerResponse(incoming))
    },
    /** How many have been passed on after each turn of the event loop. */
    async turns(all: number) {
      const counts: number[] = []
      while (passed.length < all) {
        await new Promise((done) => setImmediate(done))
        counts.push(passed.length)
      }
      return counts
    },
  }
}
