import type { Logger } from 'pino'
import type { Db } from '../../db/open.ts'
import type { JobPayloads, QueueName } from '../../db/ops/outbox.ts'
import type { Config } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import type { Alarm } from '../alarm.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Scanner } from '../scanner/clamd.ts'

/** The services that every job handler gets. */
export interface WorkerContext {
  db: Db
  settings: Config
  log: Logger
  mail: Mailer
  store: ObjectStore
  /** Undefined without CLAMD_URL. */
  scanner: Scanner | undefined
  raiseAlarm: Alarm
}

/**
 * Does a job's work. It must be idempotent: it may have been interrupted after any step before.
 * When it returns, the job is closed; when it throws, the job is retried.
 */
export type Handler<Q extends QueueName> = (
  context: WorkerContext,
  payload: JobPayloads[Q],
  signal: AbortSignal,
) => Promise<void>
