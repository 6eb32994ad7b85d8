import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { until } from '../tools/until.ts'
import { CADDY } from './missing-parts.ts'
import { freePort } from './postgres.ts'

/** More lines after the address of Caddy's own control: nothing of it outlives the test. */
const ONLY_HERE = '\n\tskip_install_trust\n\tauto_https disable_redirects'

export interface Caddy {
  address: string
  /** Whether it passes requests on to all its servers: none is left out, and each is answering one. Under load only. */
  isUsingAll(): Promise<boolean>
  end(): Promise<void>
}

/** Of its answer to `/reverse_proxy/upstreams` (https://caddyserver.com/docs/api). */
type Upstreams = { num_requests: number; fails: number }[]

/**
 * A Caddy before these servers as launch/Caddyfile-machines sets it up, once it answers.
 * @param address Where it listens. On https it has a certificate of its own making, and speaks HTTP/2.
 */
export async function openCaddy(address: string, servers: string[]): Promise<Caddy> {
  const control = `localhost:${await freePort()}`
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const args = ['run', '--adapter', 'caddyfile', '--config', resolve('launch/Caddyfile-machines')]
  const caddy = spawn(CADDY, args, {
    stdio: 'ignore',
    env: {
      ...{ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      SITE_HOST: address,
      WEB_SERVERS: servers.map((server) => new URL(server).host).join(' '),
      HEALTH_INTERVAL: '200ms',
      // On a machine that does much else, a process that has just started may be busy for several seconds.
      HEALTH_TIMEOUT: '60s',
      PROXY_ADMIN: control + ONLY_HERE,
    },
  })
  await until('Caddy answers', () => isUp(`${address}/healthz`))
  return {
    address,
    async isUsingAll() {
      const answer = await fetch(`http://${control}/reverse_proxy/upstreams`)
      const upstreams = (await answer.json()) as Upstreams
      return upstreams.every(({ num_requests, fails }) => num_requests > 0 && fails === 0)
    },
    async end() {
      if (caddy.exitCode === null) {
        caddy.kill('SIGKILL')
        await once(caddy, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
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
