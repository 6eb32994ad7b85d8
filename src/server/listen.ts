import { once } from 'node:events'
import type { AddressInfo, ListenOptions, Server } from 'node:net'
import type { Logger } from 'pino'

/**
 * Listens. From then on an error of the server is about one connection that it could not accept: it is logged,
 * and the others go on.
 * @returns The port.
 * @throws Why it cannot listen.
 */
export async function listen(server: Server, options: ListenOptions, log: Logger): Promise<number> {
  server.listen(options)
  await once(server, 'listening')
  server.on('error', (err) => log.error({ err }, 'a connection could not be accepted'))
  return (server.address() as AddressInfo).port
}
