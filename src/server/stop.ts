import type { Server } from 'node:http'

const HARD_STOP_MS = 20_000
const LOOK_FOR_IDLE_MS = 100

/**
 * Stops taking connections on SIGTERM, SIGINT, or when the launcher is gone, answers what has
 * begun, and ends. A second signal changes nothing.
 */
export function stopGracefully(server: Server) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close(() => process.exit(0))
    // A kept-alive connection becomes idle when its answer is out, and would hold the process.
    setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
    // A request that never ends must not keep the process from being replaced.
    setTimeout(() => process.exit(1), HARD_STOP_MS)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // The launcher may have gone while this process was loading.
  if (process.send && !process.connected) stop()
}
