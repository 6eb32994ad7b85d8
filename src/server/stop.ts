import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** A request that has not ended by then is given up. */
export const HARD_STOP_MS = 20_000
/** A connection may be closed when nobody has sent anything for so long: a request may be on its way. */
const IDLE_MS = 1000
const ACCEPT_AT_MOST_MS = 2000
const LOOK_FOR_IDLE_MS = 100

/** What a proxy may ask to know whether to send requests here. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/

/**
 * Answers a server's requests. On SIGTERM, SIGINT or when the launcher is gone: says so to whoever asks whether
 * the process is healthy or ready, then stops accepting connections, finishes the open requests, tells the
 * clients that their connections end with the response, and exits. A second signal is ignored.
 */
export function serveUntilStopped(server: Server, answer: RequestListener) {
  const open = new Set<ServerResponse>()
  let stopping = false
  let lastRequestAt = 0
  server.on('request', (incoming, outgoing) => {
    if (stopping) {
      lastRequestAt = performance.now()
      outgoing.setHeader('connection', 'close')
      if (HEALTH.test(incoming.url ?? '')) return sayStopping(outgoing)
    }
    answer(incoming, outgoing)
    // Ready answers are complete already; only the others are worth a listener.
    if (outgoing.writableEnded) return
    open.add(outgoing)
    outgoing.once('close', () => open.delete(outgoing))
  })
  // After a busy moment timers run before what has arrived meanwhile is read, and immediates after it.
  const closeIdle = () =>
    setImmediate(() => {
      if (performance.now() - lastRequestAt >= IDLE_MS) server.closeIdleConnections()
    })
  let accepted = 0
  server.on('connection', () => accepted++)
  /** Connections that wait to be accepted would be reset: first, a look must find none. */
  const closeListener = (stoppedAt: number) => {
    const before = accepted
    setTimeout(() =>
      setImmediate(() => {
        const isWaiting = accepted > before && performance.now() - stoppedAt < ACCEPT_AT_MOST_MS
        if (isWaiting) closeListener(stoppedAt)
        // http.Server's own would close idle connections at once, also those with a request on its way.
        else NetServer.prototype.close.call(server, () => process.exit(0))
      }),
    )
  }
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const outgoing of open) {
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
    }
    lastRequestAt = performance.now()
    closeListener(performance.now())
    setInterval(closeIdle, LOOK_FOR_IDLE_MS)
    // A request that never ends must not block a deployment.
    setTimeout(() => process.exit(1), HARD_STOP_MS)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, stop)
  }
  process.on('disconnect', stop)
  // The launcher may have gone while this process was loading.
  if (process.send && !process.connected) stop()
}

function sayStopping(outgoing: ServerResponse) {
  const headers = { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' }
  outgoing.writeHead(503, headers).end('stopping')
}
