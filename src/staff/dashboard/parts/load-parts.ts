import type { Db } from '../../../../db/open.ts'
import { lastBeat } from '../../../../db/ops/heartbeats.ts'
import { lastSentAt } from '../../../../db/ops/last-sent.ts'
import { countNotTaken, outboxBacklog } from '../../../../db/ops/outbox.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { within } from '../../../http/within.ts'
import type { Config } from '../../../settings/config.ts'
import { askBackup } from './backup.ts'
import { askDatabase } from './database.ts'
import { askDisk } from './disk.ts'
import type { PartState } from './part.ts'
import { mailState, scannerState } from './seen-by-worker.ts'
import { askStore } from './store.ts'
import { queueState, workerState } from './worker.ts'

/** What gives no answer within this time is shown as one that does not answer. */
const PATIENCE_MS = 1000
/** New jobs are handed to the queue four times a second. */
const TAKEN_WITHIN_MS = 60_000

type Setup = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'limits' | 's3' | 'clamdUrl' | 'smtpUrl' | 'backup'
>

/** Asks every part at once how it is doing. None holds up the others, or the page. */
export async function loadParts(
  { db, store }: Pick<Services, 'db' | 'store'>,
  setup: Setup,
  now: Date = new Date(),
): Promise<PartState[]> {
  const beat = lastBeat(db, 'worker')
  return Promise.all([
    ask('Database', askDatabase(db, setup.databaseUrl)),
    ask(
      'Worker',
      beat.then((heard) => workerState(heard, now)),
    ),
    ask(
      'Queue',
      Promise.all([beat, jobsIn(db, now)]).then(([heard, jobs]) => queueState(heard, jobs, now)),
    ),
    ask('Files', askStore(store, setup.s3 !== undefined)),
    ask(
      'Virus scanner',
      beat.then((heard) => scannerState(heard, setup.clamdUrl !== undefined, now)),
    ),
    ask(
      'Mail',
      Promise.all([beat, lastSentAt(db)]).then(([heard, sent]) =>
        mailState(heard, setup.smtpUrl !== undefined, sent, now),
      ),
    ),
    ask('Disk', askDisk(setup.dataDir)),
    ask('Backup', askBackup(db, setup.backup, now)),
  ])
}

async function ask(name: string, answer: Promise<PartState>): Promise<PartState> {
  try {
    return await within(PATIENCE_MS, answer)
  } catch (err) {
    log.warn({ err, part: name }, 'a part did not say how it is doing')
    return { name, state: 'down', text: 'It is not responding.' }
  }
}

async function jobsIn(db: Db, now: Date) {
  const before = new Date(now.getTime() - TAKEN_WITHIN_MS).toISOString()
  const [backlog, notTaken] = await Promise.all([outboxBacklog(db), countNotTaken(db, before)])
  return { ...backlog, notTaken }
}
