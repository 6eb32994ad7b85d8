import type { Logger } from 'pino'
import type { Db } from '../../db/open.ts'
import type { JobPayloads, QueueName } from '../../db/ops/outbox.ts'
import type { Config } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import type { Alarm } from '../alarm.ts'
import type { Mailer, OutgoingEmail, Refusal } from '../mail/mailer.ts'
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

/** A failure whose cause staff are told. */
export class JobFailed extends Error {
  override name = 'JobFailed'
  /** The cause in codes, for `outbox.last_error`. */
  readonly why: string
  /** Whether another try would end in the same way: after a few the job is given up. */
  readonly isForGood: boolean

  constructor(message: string, why: string, isForGood: boolean, options?: ErrorOptions) {
    super(message, options)
    this.why = why
    this.isForGood = isForGood
  }
}

/** What writing and sending a message needs. */
export type DeliveryContext = Pick<WorkerContext, 'db' | 'settings' | 'log' | 'mail' | 'store'>

/** One message to deliver; each kind implements this. */
export interface Message {
  /** Resolves when the message may be written; only then is its send marked as started. */
  ready?(signal: AbortSignal): Promise<void>
  /** Writes it, addressed to the recipients that have not received it yet. */
  write(): Promise<OutgoingEmail>
  /** Who gets it as well when none of its recipients has a mailbox; absent: nobody. */
  fallback?: string[]
  /** Whether a refusal is permanent: the address is then not retried. */
  isForGood(refusal: Refusal): boolean
}
