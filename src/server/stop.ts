import type { Server } from 'node:http'

const HARD_STOP_MS = 20_000
const LOOK_FOR_IDLE_MS = 100

/**
 * On SIGTERM, SIGINT or when the launcher is gone: stops accepting connections, finishes the open
 * requests, and exits. A second signal is ignored.
 */
export function stopGracefully(server: Server) {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    server.close(() => process.exit(0))
    // A keep-alive connection becomes idle after its response and would keep the process running.
    setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
    // A request that never ends must not block a deployment.
    setTimeout(() => process.exit(1), HARD_STOP_MS)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // The launcher may have gone while this process was loading.
  if (process.send && !process.connected) stop()
}
