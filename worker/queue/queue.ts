import pg from 'pg'
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { isPostgres } from '../../db/open.ts'
import { ImpatientClient, isPooled } from '../../db/postgres-client.ts'
import type { Config } from '../../src/settings/config.ts'
import { boundedClock, forgetFuture } from './clock.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { CannotStart, isUnavailable } from './errors.ts'
import { applyRulesToWaiting, requeueActive } from './queue-rows.ts'
import { createQueues } from './queues.ts'
import { retryWhileUnavailable } from './repeat.ts'

const QUEUE_POOL_SIZE = 6
const GRACE_MS = 15_000
const CONNECT_TIMEOUT_MS = 5000
const LOG_EVERY_MS = 60_000
const POLLING =
  'DATABASE_URL leads through a pool, which passes on no notifications: jobs wait up to 2 s; set DATABASE_DIRECT_URL'

/** pg-boss, started, with every queue created. Its data may be lost: the outbox refills it. */
export interface Queue {
  boss: PgBoss
  /** Whether a queue error is temporary, for example because the server is unavailable. */
  isTransient(error: unknown): boolean
  /** Gives up a broken queue: the next start creates a new one. */
  discard(): void
  /** Lets running jobs finish (aborting those that do not) and releases all resources. */
  close(): Promise<void>
}

/**
 * Opens the queue: in the site's Postgres, or else in a PGlite that only this process uses.
 * @throws CannotStart
 */
export async function openQueue(settings: Config, log: Logger): Promise<Queue> {
  return isPostgres(settings.databaseUrl)
    ? openSharedQueue(settings.databaseDirectUrl, log)
    : openEmbeddedQueue(settings.dataDir, log)
}

async function openSharedQueue(connectionString: string, log: Logger): Promise<Queue> {
  const boss = await retryWhileUnavailable(true, log, async () => {
    const useListenNotify = !(await leadsThroughPool(connectionString))
    if (!useListenNotify) log.warn(POLLING)
    // pg-boss hands what it is given to its pool.
    const pool = { connectionString, max: QUEUE_POOL_SIZE, Client: ImpatientClient }
    return startBoss({ ...pool, useListenNotify }, log)
  }).catch((error) => {
    throw new CannotStart(`The worker cannot keep its queue in Postgres: ${error.message}`, error)
  })
  // On start, pg-boss creates whatever is missing from its schema.
  return { boss, isTransient: isUnavailable, discard: () => {}, close: () => stopBoss(boss) }
}

async function openEmbeddedQueue(dataDir: string, log: Logger): Promise<Queue> {
  const store = await openEmbeddedStore(dataDir, log, (lite) =>
    startBoss({ backend: 'pglite', db: fromPglite(lite), useListenNotify: true }, log),
  )
  const { started: boss } = store
  // This process holds the lock, so the worker that ran these jobs is dead.
  const requeued = await requeueActive(boss)
  if (requeued > 0) log.info({ requeued }, 'requeued the jobs of a worker that died')
  return {
    boss,
    isTransient: () => false,
    discard: store.discard,
    async close() {
      await stopBoss(boss)
      await store.close()
    },
  }
}

async function startBoss(options: ConstructorOptions, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    ...options,
    clock: boundedClock,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  logQueueErrors(boss, log)
  try {
    await boss.start()
    await createQueues(boss)
    await applyRulesToWaiting(boss)
    await forgetFuture(boss)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function leadsThroughPool(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return await isPooled(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function stopBoss(boss: PgBoss): Promise<void> {
  return boss.stop({ graceful: true, timeout: GRACE_MS })
}

/**
 * Logs what pg-boss reports. While Postgres is unavailable, each of its lanes reports that at every poll: the same
 * message is logged once a minute, with how often it came since.
 */
export function logQueueErrors(boss: Pick<PgBoss, 'on'>, log: Logger): void {
  const seen = new Map<string, { loggedAt: number; since: number }>()
  // Without a listener, an error event would crash the process. pg-boss continues after each of them.
  boss.on('error', (reported) => {
    const error = toError(reported)
    const before = seen.get(error.message)
    const now = Date.now()
    if (before && now - before.loggedAt < LOG_EVERY_MS) {
      before.since++
      return
    }
    for (const [message, { loggedAt }] of seen) {
      if (now - loggedAt >= LOG_EVERY_MS) seen.delete(message)
    }
    seen.set(error.message, { loggedAt: now, since: 0 })
    const repeated = before?.since || undefined
    log.warn({ err: error, repeated }, 'the queue reported an error')
  })
  boss.on('warning', ({ message }) => log.warn({ message }, 'the queue reported a warning'))
}

/** Of its lanes' errors, pg-boss reports a copy of the properties, which is no Error. */
function toError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  const { message = 'an error without a message', ...rest } = Object(reported) as Partial<Error>
  return Object.assign(new Error(message), rest)
}
