import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A few tenths of a millisecond each. */
const A_TURN = 4

/**
 * Passes requests on a few at a time: between two turns of the event loop, what is ready is sent to
 * whoever has asked for it, however many others wait. Each network address has a line of its own, and the lines
 * take turns: one client with many requests does not make the others wait for all of them.
 * @param addressOf Whose a request is.
 */
export function inTurns(
  above: RequestListener,
  addressOf: (incoming: IncomingMessage) => string,
): RequestListener {
  const lines = new Map<string, [IncomingMessage, ServerResponse][]>()
  let isPassing = false

  function pass(): void {
    for (let passed = 0; passed < A_TURN; passed++) {
      const [address, line] = lines.entries().next().value ?? []
      if (address === undefined || !line) break
      lines.delete(address)
      const first = line.shift()
      // To the end: the other addresses come first.
      if (line.length > 0) lines.set(address, line)
      if (first) above(...first)
    }
    isPassing = lines.size > 0
    if (isPassing) setImmediate(pass)
  }

  return (incoming, outgoing) => {
    const address = addressOf(incoming)
    const line = lines.get(address) ?? []
    line.push([incoming, outgoing])
    lines.set(address, line)
    if (isPassing) return
    isPassing = true
    setImmediate(pass)
  }
}
