import type { Socket } from 'node:net'
import pg from 'pg'

/** Longer than any statement of a web or worker process takes, and shorter than the patience of a visitor. */
const SILENCE_MS = 30_000

/**
 * Ends a connection on which nothing is said for so long. One that a firewall forgot, or whose server's machine
 * is gone, otherwise looks alive for a quarter of an hour or for ever, and so do those who wait for its answer.
 */
export function limitSilence(client: pg.ClientBase, silenceMs = SILENCE_MS): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const error = Object.assign(new Error(`Postgres said nothing for ${silenceMs} ms`), {
    code: 'ETIMEDOUT',
  })
  stream.setTimeout(silenceMs, () => stream.destroy(error))
}

/** A connection with such a limit, for the pool of pg-boss. */
export class ImpatientClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings)
    this.once('connect', () => limitSilence(this))
  }
}

/**
 * Whether a pool such as PgBouncer is between a connection and Postgres: each transaction may then reach
 * another session, which knows nothing of LISTEN. A pool cannot tell its client the number
 * of one process of the server, so it makes one up.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID !== rows[0]?.pid
}
