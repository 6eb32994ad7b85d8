import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nginxWith } from '../../servers/nginx-configuration.ts'
import { freePort } from '../../servers/postgres.ts'
import { until } from '../../tools/until.ts'
import { type Answer, ask } from './answer.ts'
import { findCommand } from './command.ts'
import type { Server } from './server.ts'

/** What nginx writes by itself. */
const ITS_OWN = /^(date|connection|keep-alive|content-length|content-type)$/i

/**
 * Starts an nginx of one process that sends the same body and headers from a file.
 * @returns Nothing where it is not installed.
 */
export async function startNginx(answer: Answer): Promise<Server | undefined> {
  const nginx = findCommand('nginx')
  // Makes nginx exit with this process, even if it is killed.
  const setpriv = findCommand('setpriv')
  if (!nginx || !setpriv) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'www'))
  writeFileSync(join(folder, 'www/page'), answer.body)
  writeFileSync(join(folder, 'nginx.conf'), configOf(answer, folder, port))
  const child = spawn(
    setpriv,
    ['--pdeathsig', 'SIGKILL', nginx, '-p', folder, '-c', 'nginx.conf', '-e', 'stderr'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const address = `http://127.0.0.1:${port}`
  const page = { method: 'GET', path: '/', headers: {} } as const
  await until('nginx answers', () => ask(address, page).then(isRight, () => false))
  return {
    name: 'nginx',
    address,
    pid: child.pid as number,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }

  function isRight({ status, body }: Answer): boolean {
    if (status === 200 && body.equals(answer.body)) return true
    throw new Error(`nginx answered ${status}, with ${body.length} bytes`)
  }
}

function configOf(answer: Answer, folder: string, port: number): string {
  const headers = answer.headers
    .filter(([name]) => !ITS_OWN.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}";`)
  return nginxWith(
    folder,
    `sendfile on;
tcp_nopush on;
keepalive_requests 1000000000;
open_file_cache max=10;
server {
listen 127.0.0.1:${port};
root ${folder}/www;
etag off;
types {}
default_type "${answer.header('content-type')}";
${headers.join('\n')}
location / { try_files /page =404; }
}`,
  )
}
