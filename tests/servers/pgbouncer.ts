import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { until } from '../tools/until.ts'
import { PGBOUNCER } from './missing-parts.ts'
import { freePort, onServer, unprivilegedAccount } from './postgres.ts'

/**
 * A PgBouncer in transaction mode before a test database, ended when the test ends.
 * @param url The database itself.
 * @param connections To the server, however many clients there are.
 * @returns The address of the same database through it.
 */
export async function startPgBouncer(url: string, connections = 8): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-test-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, configuration(new URL(url), port, connections))
  // It refuses to run as root.
  const account = unprivilegedAccount()
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const bouncer = spawn(PGBOUNCER, [file], { ...account, cwd: folder, stdio: 'ignore' })
  onTestFinished(() => end(bouncer, folder))
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${port}`
  await until('PgBouncer answers', () => answers(pooled.href))
  return pooled.href
}

function configuration(server: URL, port: number, connections: number): string {
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : ''
  return `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`
}

async function answers(url: string): Promise<boolean> {
  return onServer(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
}

async function end(bouncer: ChildProcess, folder: string) {
  if (bouncer.exitCode === null) {
    const ended = once(bouncer, 'exit')
    bouncer.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
