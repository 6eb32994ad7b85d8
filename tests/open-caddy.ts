import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CADDY } from './shared/missing-parts.ts'
import { until } from './until.ts'

/** More lines where the address of Caddy's own control stands: nothing of it outlives the test. */
const ONLY_HERE = 'off\n\tskip_install_trust\n\tauto_https disable_redirects'

/**
 * A Caddy before these servers as launch/Caddyfile-machines sets it up, once it answers.
 * @param address Where it listens. On https it has a certificate of its own making, and speaks HTTP/2.
 * @returns What ends it.
 */
export async function openCaddy(address: string, servers: string[]): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const args = ['run', '--adapter', 'caddyfile', '--config', resolve('launch/Caddyfile-machines')]
  const caddy = spawn(CADDY, args, {
    stdio: 'ignore',
    env: {
      ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      SITE_HOST: address,
      WEB_SERVERS: servers.map((server) => new URL(server).host).join(' '),
      HEALTH_INTERVAL: '200ms',
      PROXY_ADMIN: ONLY_HERE,
    },
  })
  await until('Caddy answers', () => isUp(`${address}/healthz`))
  return async () => {
    if (caddy.exitCode === null) {
      caddy.kill('SIGKILL')
      await once(caddy, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `fetch` knows no certificate but those of known authorities. */
function isUp(url: string): Promise<boolean> {
  const get = url.startsWith('https:') ? getHttps : getHttp
  return new Promise((answer) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.resume()
      answer(response.statusCode === 200)
    }).on('error', () => answer(false))
  })
}
