/**
 * The worker process: `node dist/worker.js`, run by the launcher or on its own.
 * If it cannot start, it prints one sentence and exits with a non-zero status.
 */
import { type Logger, pino } from 'pino'
import { pendingMigrations } from '../db/migrate.ts'
import { type Db, isPostgres, openDatabase } from '../db/open.ts'
import { runningBuild } from '../src/settings/build-info.ts'
import { ConfigError } from '../src/settings/checked-settings.ts'
import { type Config, config } from '../src/settings/config.ts'
import { openObjectStore } from '../src/storage/open.ts'
import { endOnUncaught } from '../src/telemetry/end-on-uncaught.ts'
import { logOptions } from '../src/telemetry/log-options.ts'
import { startTracing } from '../src/telemetry/start-tracing.ts'
import { createAlarm } from './alarm.ts'
import type { WorkerContext } from './jobs/context.ts'
import { takeJobs } from './jobs/take-jobs.ts'
import { openMailer } from './mail/open-mailer.ts'
import { watchClock } from './queue/clock.ts'
import { CannotStart } from './queue/errors.ts'
import { keepQueueFilled } from './queue/fill-queue.ts'
import { openQueue } from './queue/queue.ts'
import { retryWhileUnavailable } from './queue/repeat.ts'
import { startHeartbeat } from './recurring/heartbeat.ts'
import { startRecurring } from './recurring/recurring.ts'
import { retryStalled } from './recurring/retry-stalled.ts'
import { clamd } from './scanner/clamd.ts'

/** Starts the worker and notifies the parent process, if any, when it is ready. */
export async function runWorker(): Promise<void> {
  // Personal data (addresses, names, message texts) must never be logged; log ids instead.
  const log = pino({ ...logOptions, base: { process: 'worker', pid: process.pid } })
  endOnUncaught(log)
  try {
    await start(config(), log)
    log.info(runningBuild(), 'worker ready')
    process.send?.({ ready: true })
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof CannotStart
    if (expected) console.error(error.message)
    else log.fatal({ err: error }, 'the worker cannot start')
    process.exit(1)
  }
}

async function start(settings: Config, log: Logger): Promise<void> {
  const atStop = stopOnSignal(log)
  atStop(await startTracing('worker', settings.hasTraces, log))
  // What waits for a time of day, the queue's upkeep above all, would wait as long again.
  const unwatchClock = watchClock((ms) => {
    log.warn({ ms }, 'the clock was set back: the worker restarts')
    process.kill(process.pid, 'SIGTERM')
  })
  atStop(unwatchClock)

  const db = openDatabase(settings.databaseUrl, 'quick')
  atStop(() => db.destroy())
  await awaitDatabase(db, isPostgres(settings.databaseUrl), log)

  const mail = openMailer(settings)
  atStop(() => mail.close())

  const queue = await openQueue(settings, log)
  atStop(() => queue.close())

  const raiseAlarm = createAlarm(settings, log)
  const store = openObjectStore(settings)
  const scanner = settings.clamdUrl ? clamd(settings.clamdUrl) : undefined
  const context: WorkerContext = { db, settings, log, mail, store, scanner, raiseAlarm }
  await takeJobs(queue.boss, context)
  await startRecurring(queue.boss, context)
  atStop(keepQueueFilled(db, queue, log))
  atStop(startHeartbeat(context, retryStalled(queue.boss, log)))
}

/**
 * Resolves when the site's database is available and has every migration of this build.
 * @param patient Wait indefinitely for a database server that is unavailable.
 * @throws CannotStart
 */
export async function awaitDatabase(db: Db, patient: boolean, log: Logger): Promise<void> {
  const pending = await retryWhileUnavailable(patient, log, () => pendingMigrations(db)).catch(
    (error) => {
      throw new CannotStart(`The worker cannot use the site's database: ${error.message}`, error)
    },
  )
  if (pending.length > 0) {
    throw new CannotStart(
      `The site's database lacks ${pending.length === 1 ? 'a migration' : `${pending.length} migrations`} (${pending.join(', ')}): run npm run migrate, then start the worker again.`,
    )
  }
}

/** Jobs that still run after this are left to the next worker: every job can be restarted safely. */
const STOP_LIMIT_MS = 20_000

/**
 * Stops the process on SIGTERM, SIGINT, and when the launcher dies (which closes the IPC channel, even
 * after `kill -9`). Further signals are ignored.
 * @returns Registers a shutdown step; the last one registered runs first.
 */
export function stopOnSignal(log: Logger): (step: () => unknown) => void {
  const steps: (() => unknown)[] = []
  let stopping = false

  async function stop(reason: string) {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'worker stopping')
    setTimeout(() => {
      log.warn('a job did not finish in time; it will be restarted')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    while (steps.length > 0) {
      try {
        await steps.pop()?.()
      } catch (error) {
        log.error({ err: error }, 'a shutdown step failed')
      }
    }
    log.info('worker stopped')
    process.exit(0)
  }

  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('disconnect', () => stop('the launcher is gone'))
  if (process.send && !process.connected) stop('the launcher is gone')
  return (step) => steps.push(step)
}

await runWorker()
