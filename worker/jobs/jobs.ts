import type { QueueOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Site } from '../../db/open.ts'
import type { JobPayloads, QueueName } from '../../db/ops/outbox.ts'
import type { Config } from '../../src/settings/config.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import type { MailRoom } from '../mail/room.ts'
import type { Scanner } from '../scanner/clamd.ts'
import type { Alarm } from '../sweeps/alarm.ts'
import { deliverMessage } from './deliver-message.ts'
import { importArticles } from './import-articles.ts'
import { mailNewsletter } from './mail-newsletter.ts'
import { scanAttachment } from './scan-attachment.ts'

/** What every handler works with. */
export interface Workplace {
  db: Site
  settings: Config
  log: Logger
  mail: MailRoom
  store: ObjectStore
  /** None without CLAMD_URL. */
  scanner: Scanner | undefined
  ring: Alarm
}

/**
 * Does a job's work, or finds that it is done: it may be called again after any step of itself.
 * When it returns, the job is closed; when it throws, it is tried again.
 */
export type Handler<Q extends QueueName> = (
  workplace: Workplace,
  payload: JobPayloads[Q],
  signal: AbortSignal,
) => Promise<void>

interface Job<Q extends QueueName> {
  handle: Handler<Q>
  /** How many run at once in one worker. */
  lanes: number
  /** Where it differs from the other queues. */
  retries?: QueueOptions
}

/** Every queue there is. A new one needs its payload in `db/ops/outbox.ts` and a line here. */
export const jobs: { [Q in QueueName]: Job<Q> } = {
  'deliver-message': { handle: deliverMessage, lanes: 8 },
  // Few, so that a rush to the newsletter holds up no lead.
  'mail-newsletter': { handle: mailNewsletter, lanes: 2 },
  'scan-attachment': {
    handle: scanAttachment,
    // clamd works on as many files of this worker at once.
    lanes: 3,
    // With the 40 s that a silent scanner is given, every scan is answered within 90 s of its return.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
  'import-articles': {
    handle: importArticles,
    lanes: 1,
    // Somebody watches: once the database is back, the import goes on soon.
    retries: { retryDelayMax: 15, retryLimit: 1200 },
  },
}

export const queueNames = Object.keys(jobs) as QueueName[]

/** Whether this build can do the jobs of a queue that an outbox row names. */
export function isKnownQueue(name: string): name is QueueName {
  return Object.hasOwn(jobs, name)
}
