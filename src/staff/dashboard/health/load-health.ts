import type { Db } from '../../../../db/open.ts'
import { lastBeat } from '../../../../db/ops/heartbeats.ts'
import { lastSentAt } from '../../../../db/ops/last-sent.ts'
import { countNotTaken, outboxBacklog } from '../../../../db/ops/outbox.ts'
import { isForwardedUnasked } from '../../../http/client-address.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { TimedOut, withTimeout } from '../../../http/timeout.ts'
import type { Config } from '../../../settings/config.ts'
import { officeClock } from '../../frame/office-time.ts'
import { inTime, type PartState } from './part.ts'
import {
  askBackup,
  askDatabase,
  askDisk,
  askStore,
  mailboxState,
  mailState,
  proxyState,
  scannerState,
} from './states.ts'
import { queueState, workerState } from './worker.ts'

/** What gives no answer within this time is shown as slow. */
const PATIENCE_MS = 1000
/** Asked again after so long without an answer, it does not work. */
const SILENT_MS = 60_000
/** New jobs are handed to the queue four times a second. */
const TAKEN_WITHIN_MS = 60_000

type Setup = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'limits' | 's3' | 'clamdUrl' | 'smtpUrl' | 'imapUrl' | 'backup'
>

/**
 * Asks every part at once how it is doing. None holds up the others, or the page.
 * @param patienceMs How long each is waited for.
 */
export async function loadHealth(
  { db, store }: Pick<Services, 'db' | 'store'>,
  setup: Setup,
  now: Date = new Date(),
  patienceMs: number = PATIENCE_MS,
): Promise<PartState[]> {
  const ask = (name: string, answer: Promise<PartState>) => askOne(name, answer, patienceMs)
  const beat = lastBeat(db, 'worker')
  const parts = await Promise.all([
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
    ...(setup.imapUrl === undefined
      ? []
      : [
          ask(
            'Mailbox',
            lastBeat(db, 'mailbox').then((heard) => mailboxState(heard, now)),
          ),
        ]),
    ask('Disk', askDisk(setup.dataDir)),
    ask('Backup', askBackup(db, setup.backup, now)),
  ])
  return [...parts, ...proxyState(isForwardedUnasked())]
}

/** What a part last said of itself, and since when it has given no answer. */
interface Heard {
  said?: { text: string; at: Date } | undefined
  silentSince?: Date | undefined
}

/** Of this process: by it, a part that is slow just now is told from one that does not work. */
const heard = new Map<string, Heard>()

async function askOne(
  name: string,
  answer: Promise<PartState>,
  patienceMs: number,
): Promise<PartState> {
  try {
    // An answer that comes late is one as well.
    answer.then(
      ({ text }) => heard.set(name, { said: { text, at: new Date() } }),
      () => {},
    )
    return await withTimeout(patienceMs, answer)
  } catch (err) {
    log.warn({ err, part: name }, 'a part did not say how it is doing')
    if (!(err instanceof TimedOut)) return { name, state: 'down', text: 'It is not responding.' }
    const { said, silentSince = new Date() } = heard.get(name) ?? {}
    heard.set(name, { said, silentSince })
    return slowState(name, { said, silentSince }, new Date())
  }
}

/** What it means that a part has given no answer within a second. */
export function slowState(
  name: string,
  { said, silentSince = new Date() }: Heard,
  now: Date,
): PartState {
  const silentMs = now.getTime() - silentSince.getTime()
  const last = said ? ` On ${officeClock(said.at.toISOString())} it said: ${said.text}` : ''
  if (silentMs >= SILENT_MS) {
    return { name, state: 'down', text: `It has not answered for ${inTime(silentMs)}.${last}` }
  }
  return {
    name,
    state: 'attention',
    text: `It is slow: it did not answer within ${inTime(PATIENCE_MS)}. Look again in a minute.${last}`,
  }
}

async function jobsIn(db: Db, now: Date) {
  const before = new Date(now.getTime() - TAKEN_WITHIN_MS).toISOString()
  const [backlog, notTaken] = await Promise.all([outboxBacklog(db), countNotTaken(db, before)])
  return { ...backlog, notTaken }
}
