import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainListening } from '../src/server/explain-listening.ts'
import { StartError } from './explain.ts'

/** Long enough for a previous process that is shutting down. */
const PATIENCE_MS = 500
const LOOK_AGAIN_MS = 100

/**
 * Checks that the site can listen there before spending a minute on a build.
 * @returns The port, or a free one if `port` is 0.
 * @throws StartError
 */
export async function choosePort(host: string, port: number): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await tryPort(host, port)
    } catch (error) {
      const reason = error as NodeJS.ErrnoException
      if (reason.code !== 'EADDRINUSE' || Date.now() > deadline) {
        throw new StartError(explainListening(reason, host, port))
      }
      await sleep(LOOK_AGAIN_MS)
    }
  }
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: bound } = server.address() as AddressInfo
      server.close(() => resolve(bound))
    })
  })
}
