import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../../src/settings/config.ts'
import { readiness, type WorkingParts } from './readiness.ts'

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export interface Health {
  /** From now on, /readyz asks these. */
  working(parts: WorkingParts): void
  close(): void
}

/**
 * Answers /healthz and /readyz at WORKER_HEALTH_PORT, if that is set. A port that is taken is logged: mail
 * must not wait for it.
 */
export function serveHealth({ workerHealth }: Config, log: Logger): Health {
  let parts: WorkingParts | undefined
  const server = workerHealth && listen(workerHealth, log, () => parts)
  return {
    working(now) {
      parts = now
    },
    close: () => server?.close(),
  }
}

function listen(
  { host, port }: NonNullable<Config['workerHealth']>,
  log: Logger,
  parts: () => WorkingParts | undefined,
): Server {
  const unknown = (err: unknown) => {
    log.error({ err }, 'the health of the worker is not known')
    return { ready: false, body: { worker: 'does not know' } }
  }
  const server = createServer(async ({ url = '' }, answer) => {
    const [path] = url.split('?')
    if (path === '/healthz') return answer.writeHead(200, HEADERS).end('ok')
    if (path !== '/readyz') return answer.writeHead(404, HEADERS).end()
    const working = parts()
    const { ready, body } = working
      ? await readiness(working).catch(unknown)
      : { ready: false, body: { worker: 'is starting' } }
    answer.writeHead(ready ? 200 : 503, { ...HEADERS, 'content-type': 'application/json' })
    answer.end(JSON.stringify(body))
  })
  server.on('error', (err) => log.error({ err }, 'the health of the worker cannot be asked'))
  server.listen({ host, port })
  return server
}
