import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from './databases.ts'
import { startNginx } from './nginx.ts'
import { nginxWith } from './nginx-configuration.ts'
import { freePort } from './postgres.ts'

export interface NginxCache {
  address: string
  /** Everything it keeps, by the address that was asked for: headers and body as they came. */
  stored(): Map<string, string>
}

/**
 * An nginx before the web processes of a site that keeps what their answers allow and no more, as a CDN does,
 * until the running test ends. X-Cache says where an answer came from.
 */
export async function startNginxCache(webs: string[]): Promise<NginxCache> {
  const folder = testFolder()
  const cache = join(folder, 'cache')
  mkdirSync(cache)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, webs))
  const address = `http://127.0.0.1:${port}`
  await startNginx(folder, address)
  return { address, stored: () => new Map(readdirSync(cache).map((name) => read(cache, name))) }
}

function read(folder: string, name: string): [address: string, answer: string] {
  const file = readFileSync(join(folder, name), 'latin1')
  const [, key = '', answer = ''] = /\nKEY: (.*)\n([^]*)$/.exec(file) ?? []
  return [key, answer]
}

function configuration(folder: string, port: number, webs: string[]): string {
  // A server that was down is asked again at once.
  const servers = webs.map((web) => `server ${new URL(web).host} max_fails=0;`)
  return nginxWith(
    folder,
    `proxy_cache_path ${folder}/cache keys_zone=site:1m;
upstream site { ${servers.join(' ')} }
server {
listen 127.0.0.1:${port};
location / {
proxy_pass http://site;
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_cache site;
proxy_cache_key $request_uri;
proxy_cache_revalidate on;
add_header X-Cache $upstream_cache_status always;
}
}`,
  )
}
