import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { testFolder } from './databases.ts'
import { freePort } from './postgres.ts'
import { CADDY } from './shared/missing-parts.ts'
import { until } from './until.ts'

/** A Caddy before these servers as launch/Caddyfile-machines sets it up, until the test ends. */
export async function startCaddy(servers: string[]): Promise<string> {
  const folder = testFolder()
  const address = `http://127.0.0.1:${await freePort()}`
  const args = ['run', '--adapter', 'caddyfile', '--config', resolve('launch/Caddyfile-machines')]
  const caddy = spawn(CADDY, args, {
    stdio: 'ignore',
    env: {
      ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      SITE_HOST: address,
      WEB_SERVERS: servers.map((server) => new URL(server).host).join(' '),
      HEALTH_INTERVAL: '200ms',
      PROXY_ADMIN: 'off',
    },
  })
  onTestFinished(async () => {
    if (caddy.exitCode !== null) return
    caddy.kill('SIGKILL')
    await once(caddy, 'exit')
  })
  await until('Caddy answers', () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return address
}
