import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import pg from 'pg'

const names = new Map<string, string>()

/** Has Postgres parse and plan a statement once for each connection. For texts of which there are few. */
export function prepareOnce(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('base64url'))
}

/** Less time than a burst of leads takes to make a small table a large one. */
const PLANS_LAST_MS = 5000

/**
 * A connection that uses what is prepared, once it is known that Postgres itself is at its other end. A plan suits
 * the sizes that tables have when it is made, and would read all of one that was small then: it is made anew every
 * few seconds. Postgres does that by itself only when it has counted a table again, once a minute at most.
 */
export class PreparingClient extends pg.Client {
  mayPrepare = false
  #plansMadeAt = performance.now()

  override query(...asked: unknown[]) {
    const named = this.mayPrepare ? withName(asked) : asked
    const ask = () => Reflect.apply(super.query, this, named)
    if (named === asked || performance.now() - this.#plansMadeAt < PLANS_LAST_MS) return ask()
    this.#plansMadeAt = performance.now()
    // What fails here, as in a transaction that has failed, lets the statement itself fail with a reason.
    return super.query('discard plans').then(ask, ask)
  }
}

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
 * another session, which knows neither prepared statements nor LISTEN. A pool cannot tell its client the number
 * of one process of the server, so it makes one up.
 */
export async function isPooled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID !== rows[0]?.pid
}

/** pg has a dozen ways to ask; a text with its values is the one that gets a name. */
function withName(asked: unknown[]): unknown[] {
  const [text, values, ...rest] = asked
  const name = typeof text === 'string' ? names.get(text) : undefined
  return name ? [{ name, text, values }, ...rest] : asked
}
