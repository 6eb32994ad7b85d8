import { onTestFinished } from 'vitest'
import { openCaddy } from './open-caddy.ts'
import { freePort } from './postgres.ts'

/** A Caddy before these servers, until the test ends. @returns Its address. */
export async function startCaddy(servers: string[]): Promise<string> {
  const address = `http://127.0.0.1:${await freePort()}`
  onTestFinished(await openCaddy(address, servers))
  return address
}
