import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { QUEUE_SCHEMA } from './row-counts.ts'

/** A program of Postgres is missing, or refused. Its message is for the operator. */
class PostgresToolError extends Error {
  override name = 'PostgresToolError'
}

const MISSING =
  'is not installed: install the client programs of Postgres (on Debian: apt-get install postgresql-client), of the version of the server or newer.'

/**
 * Writes the site's tables to a file, as they are in a snapshot that somebody has open.
 * @param snapshot From `pg_export_snapshot()`.
 * @throws PostgresToolError
 */
export async function dumpPostgres(url: string, snapshot: string, to: string): Promise<void> {
  await runTool('pg_dump', url, [
    '--format=custom',
    // The whole file is compressed.
    '--compress=0',
    '--no-owner',
    '--no-privileges',
    `--exclude-schema=${QUEUE_SCHEMA}`,
    `--snapshot=${snapshot}`,
    `--file=${to}`,
  ])
}

/**
 * Fills a database that has no tables of the site, in one transaction.
 * @throws PostgresToolError
 */
export async function fillPostgres(url: string, from: string): Promise<void> {
  await runTool('pg_restore', url, [
    ...['--clean', '--if-exists', '--no-owner', '--no-privileges'],
    ...['--single-transaction', '--exit-on-error', from],
  ])
}

/**
 * Reads a dump from its begin to its end.
 * @returns How many rows it has of each table.
 * @throws PostgresToolError if it is damaged.
 */
export async function countDumpedRows(dump: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let table: string | undefined
  await runTool('pg_restore', undefined, ['--data-only', '--file=-', dump], (line) => {
    if (table !== undefined) {
      if (line === '\\.') table = undefined
      else counts[table] = (counts[table] ?? 0) + 1
      return
    }
    table = /^COPY (?:[^ .]+\.)?"?([^ "]+)"? .*FROM stdin;$/.exec(line)?.[1]
    if (table !== undefined) counts[table] ??= 0
  })
  return counts
}

/** @param url Its password goes by the environment: everybody can read the arguments of a program. */
async function runTool(
  name: 'pg_dump' | 'pg_restore',
  url: string | undefined,
  args: string[],
  onLine?: (line: string) => void,
): Promise<void> {
  const address = url === undefined ? undefined : new URL(url)
  const password = address && decodeURIComponent(address.password)
  if (address) address.password = ''
  const child = spawn(name, [...(address ? [`--dbname=${address.href}`] : []), ...args], {
    stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  let said = ''
  child.stderr?.on('data', (chunk) => (said = `${said}${chunk}`.slice(-2000)))
  let rest = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    // Only line feeds end a row: readline would also split at other ends of lines in what people typed.
    const lines = (rest + chunk.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine?.(line)
  })
  const [status] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new PostgresToolError(`${name} ${MISSING}`) : error
  })
  if (status !== 0) throw new PostgresToolError(explain(name, said))
}

function explain(name: string, said: string): string {
  const versions = /server version: ([\d.]+).*pg_dump version: ([\d.]+)/.exec(said)
  if (versions) {
    return `pg_dump of Postgres ${versions[2]} cannot read a server of version ${versions[1]}: install the client programs of that version or newer.`
  }
  const reason = /(?:error|detail): *(.*)/i.exec(said)?.[1] ?? said.trim()
  return `${name} failed: ${reason}`
}
