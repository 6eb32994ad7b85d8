import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { isPostgres } from '../../db/open.ts'
import type { Config } from '../../src/settings/config.ts'
import { retryWhileUnavailable } from './await-database.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { isUnavailable } from './postgres-unavailable.ts'
import { requeueActive } from './queue-rows.ts'
import { createQueues } from './queue-rules.ts'
import { CannotStart } from './start-error.ts'

const QUEUE_POOL_SIZE = 6
const GRACE_MS = 15_000

/** The queue of this worker, started, with every queue made. It may be lost: the outbox refills it. */
export interface Queue {
  boss: PgBoss
  /** Whether an error of the queue passes by itself, as a server that is away does. */
  isTransient(error: unknown): boolean
  /** Gives up a queue that is broken: the next start makes a new one. */
  discard(): void
  /** Lets running jobs end (aborting those that do not) and gives up what this process holds. */
  close(): Promise<void>
}

/**
 * Opens the queue: in the site's Postgres, or else in a PGlite that this process holds alone.
 * @throws CannotStart
 */
export async function openQueue(settings: Config, log: Logger): Promise<Queue> {
  return isPostgres(settings.databaseUrl)
    ? openSharedQueue(settings.databaseUrl, log)
    : openEmbeddedQueue(settings.dataDir, log)
}

async function openSharedQueue(connectionString: string, log: Logger): Promise<Queue> {
  const boss = await retryWhileUnavailable(true, log, () =>
    startBoss({ connectionString, max: QUEUE_POOL_SIZE }, log),
  ).catch((error) => {
    throw new CannotStart(`The worker cannot keep its queue in Postgres: ${error.message}`, error)
  })
  // pg-boss makes at its start whatever is missing from its schema.
  return { boss, isTransient: isUnavailable, discard: () => {}, close: () => stopBoss(boss) }
}

async function openEmbeddedQueue(dataDir: string, log: Logger): Promise<Queue> {
  const store = await openEmbeddedStore(dataDir, log, (lite) =>
    startBoss({ backend: 'pglite', db: fromPglite(lite) }, log),
  )
  const { started: boss } = store
  // We hold the lock, so whoever worked on these is dead.
  const requeued = await requeueActive(boss)
  if (requeued > 0) log.info({ requeued }, 'took up the jobs of a worker that died')
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
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  // Unheard, an error event would end the process. pg-boss itself goes on after each of them.
  boss.on('error', (error) => log.warn({ err: error }, 'the queue reports an error'))
  boss.on('warning', ({ message }) => log.warn({ message }, 'the queue warns'))
  try {
    await boss.start()
    await createQueues(boss)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

function stopBoss(boss: PgBoss): Promise<void> {
  return boss.stop({ graceful: true, timeout: GRACE_MS })
}
