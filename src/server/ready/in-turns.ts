import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A few tenths of a millisecond each. */
const A_TURN = 4

/**
 * Passes requests on a few at a time: between two turns of the event loop, what is ready is sent to
 * whoever has asked for it, however many others wait.
 */
export function inTurns(above: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let isPassing = false

  function pass(): void {
    for (const [incoming, outgoing] of waiting.splice(0, A_TURN)) above(incoming, outgoing)
    isPassing = waiting.length > 0
    if (isPassing) setImmediate(pass)
  }

  return (incoming, outgoing) => {
    waiting.push([incoming, outgoing])
    if (isPassing) return
    isPassing = true
    setImmediate(pass)
  }
}
