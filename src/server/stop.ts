import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

const HARD_STOP_MS = 20_000
/** What a proxy has already sent on an open connection is still answered. */
const IDLE_MS = 1000
const LOOK_FOR_IDLE_MS = 100

/**
 * On SIGTERM, SIGINT or when the launcher is gone: stops accepting connections, finishes the open
 * requests, tells the clients that their connections end with the response, and exits. A second signal is
 * ignored.
 */
export function stopGracefully(server: Server) {
  const open = new Set<ServerResponse>()
  let stopping = false
  // Ready answers are complete before anything else happens; only the others are worth a listener.
  server.on('request', (_, outgoing: ServerResponse) => {
    if (outgoing.writableEnded) return
    open.add(outgoing)
    outgoing.once('close', () => open.delete(outgoing))
  })
  server.prependListener('request', (_, outgoing: ServerResponse) => {
    if (stopping) outgoing.setHeader('connection', 'close')
  })
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const outgoing of open) {
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
    }
    // http.Server's own would close idle connections at once, while requests on them are on their way.
    NetServer.prototype.close.call(server, () => process.exit(0))
    setTimeout(() => setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS), IDLE_MS)
    // A request that never ends must not block a deployment.
    setTimeout(() => process.exit(1), HARD_STOP_MS)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // The launcher may have gone while this process was loading.
  if (process.send && !process.connected) stop()
}
