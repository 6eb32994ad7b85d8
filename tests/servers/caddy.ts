import { onTestFinished } from 'vitest'
import { type Caddy, openCaddy } from './open-caddy.ts'
import { freePort } from './postgres.ts'

/** A Caddy before these servers, until the test ends. */
export async function startCaddy(servers: string[]): Promise<Caddy> {
  const caddy = await openCaddy(`http://127.0.0.1:${await freePort()}`, servers)
  onTestFinished(caddy.end)
  return caddy
}
