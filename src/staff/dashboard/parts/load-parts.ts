import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { clockAhead } from '../../../../db/clocks.ts'
import { type Db, isPostgres } from '../../../../db/open.ts'
import { type BackupRules, backupAlarm, isBackedUp } from '../../../../db/ops/backup-alarm.ts'
import { type BackupState, findBackupState } from '../../../../db/ops/backups.ts'
import { lastBeat } from '../../../../db/ops/heartbeats.ts'
import { lastSentAt } from '../../../../db/ops/last-sent.ts'
import { countNotTaken, outboxBacklog } from '../../../../db/ops/outbox.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { TimedOut, within } from '../../../http/within.ts'
import type { Config } from '../../../settings/config.ts'
import type { ObjectStore } from '../../../storage/objects.ts'
import { hasRoomFor, type Room, roomOn } from '../../../storage/room.ts'
import { officeClock } from '../office-clock.ts'
import { mailTrouble } from '../work/mail-words.ts'
import { clockTrouble, inBytes, inTime, type PartState, SET_CLOCKS } from './part.ts'
import { type Beat, isSilent, queueState, workerState } from './worker.ts'

/** What gives no answer within this time is shown as slow. */
const PATIENCE_MS = 1000
/** Asked again after so long without an answer, it does not work. */
const SILENT_MS = 60_000
/** New jobs are handed to the queue four times a second. */
const TAKEN_WITHIN_MS = 60_000

type Setup = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'limits' | 's3' | 'clamdUrl' | 'smtpUrl' | 'backup'
>

/**
 * Asks every part at once how it is doing. None holds up the others, or the page.
 * @param patienceMs How long each is waited for.
 */
export async function loadParts(
  { db, store }: Pick<Services, 'db' | 'store'>,
  setup: Setup,
  now: Date = new Date(),
  patienceMs: number = PATIENCE_MS,
): Promise<PartState[]> {
  const ask = (name: string, answer: Promise<PartState>) => askOne(name, answer, patienceMs)
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
    return await within(patienceMs, answer)
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

const SLOW_MS = 250

/** The site's database: how fast it answers, and how large it is. */
async function askDatabase(db: Db, url: string): Promise<PartState> {
  const from = performance.now()
  await sql`select 1`.execute(db)
  const answerMs = performance.now() - from
  const wrong = clockTrouble('this website’s machine', await clockAhead(db))
  const state = databaseState(isPostgres(url), answerMs, await sizeOf(db, url))
  return wrong
    ? { ...state, state: 'attention', text: `${state.text} ${wrong} ${SET_CLOCKS}` }
    : state
}

/** What a database's answer means. */
export function databaseState(isServer: boolean, answerMs: number, sizeBytes: number): PartState {
  const kind = isServer ? 'Postgres' : 'SQLite, a file on this machine'
  const facts = `${kind}. It answers in ${Math.max(1, Math.round(answerMs))} ms and takes ${inBytes(sizeBytes)}.`
  return answerMs > SLOW_MS
    ? { name: 'Database', state: 'attention', text: `${facts} That is slow: pages wait for it.` }
    : { name: 'Database', state: 'works', text: facts }
}

async function sizeOf(db: Db, url: string): Promise<number> {
  if (!isPostgres(url)) return (await stat(url)).size
  const { rows } = await sql<{ size: number }>`
    select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size ?? 0)
}

/** Where visitors' files are kept. */
async function askStore(store: ObjectStore, isServer: boolean): Promise<PartState> {
  const name = 'Files'
  try {
    await store.check()
    const where = isServer
      ? 'The file server is working.'
      : 'Files are kept in a folder on this machine.'
    return { name, state: 'works', text: where }
  } catch (err) {
    log.warn({ err }, 'the object store does not answer the dashboard')
    const text = isServer
      ? 'The file server is not responding.'
      : 'The folder for files cannot be written to.'
    return {
      name,
      state: 'down',
      text: `${text} Visitors cannot attach files, and nobody can open one. Leads still arrive.`,
    }
  }
}

const LOW_PERCENT = 10
const FULL_BYTES = 200 * 1024 ** 2

/** The disk that DATA_DIR lies on. */
async function askDisk(folder: string): Promise<PartState> {
  const room = await roomOn(folder)
  if (!room) return { name: 'Disk', state: 'unknown', text: 'It does not say how much is free.' }
  return diskState(room)
}

/** What the room on a disk means. */
export function diskState(room: Room): PartState {
  const { freeBytes, sizeBytes, reservedBytes } = room
  const percent = Math.floor((freeBytes / Math.max(1, sizeBytes)) * 100)
  const free = `${inBytes(freeBytes)} of ${inBytes(sizeBytes)} are free (${percent}%).`
  const isFull = freeBytes < Math.min(FULL_BYTES, Math.max(reservedBytes, 1))
  if (isFull || freeBytes === 0) {
    return {
      name: 'Disk',
      state: 'down',
      text: `The disk is full: ${free} New leads and files may be refused. Make room on it now.`,
    }
  }
  if (!hasRoomFor(room, 0)) {
    return {
      name: 'Disk',
      state: 'down',
      text: `What is left of the disk is for leads: ${free} Visitors’ files are refused until there is room; leads still arrive, and say which files are missing.`,
    }
  }
  if (percent < LOW_PERCENT) {
    return {
      name: 'Disk',
      state: 'attention',
      text: `The disk is filling up: ${free} Make room on it, or get a larger one, before it is full.`,
    }
  }
  return { name: 'Disk', state: 'works', text: free }
}

/** The last backups, as the command that takes them has recorded them. */
async function askBackup(db: Db, settings: BackupRules, now: Date): Promise<PartState> {
  return backupPart(await findBackupState(db), settings, now)
}

/** What the record of the last backups means. */
export function backupPart(state: BackupState, settings: BackupRules, now: Date): PartState {
  const name = 'Backup'
  if (!isBackedUp(state, settings)) {
    return {
      name,
      state: 'attention',
      text: 'None is set up. If this machine is lost, all leads and files are lost with it.',
    }
  }
  const { good, failed } = state
  const last = good
    ? `The last good backup was taken ${inTime(now.getTime() - good.at.getTime())} ago and takes ${inBytes(good.sizeBytes)}.`
    : 'No backup has been taken yet.'
  const text = failed ? `${last} The last try failed: ${failed.reason}` : last
  if (backupAlarm(state, settings, now)) return { name, state: 'down', text }
  return { name, state: failed ? 'attention' : 'works', text }
}

/** The scanner as the worker last saw it: the web process never talks to it. */
export function scannerState(beat: Beat, hasScanner: boolean, now: Date): PartState {
  const name = 'Virus scanner'
  if (!hasScanner) {
    return {
      name,
      state: 'attention',
      text: 'None is set up. Files are kept as visitors sent them, and marked as not scanned.',
    }
  }
  const scanner = seen(beat, 'scanner', now)
  if (!scanner) {
    return {
      name,
      state: 'unknown',
      text: 'Only the worker can check this, and it has not reported yet.',
    }
  }
  return scanner.answers
    ? { name, state: 'works', text: 'It is working.' }
    : {
        name,
        state: 'down',
        text: 'The scanner is not responding. Files wait in quarantine and are checked when it is available again.',
      }
}

/** Mail as the worker last saw it, and when a message last left. */
export function mailState(
  beat: Beat,
  hasServer: boolean,
  lastSent: string | undefined,
  now: Date,
): PartState {
  const name = 'Mail'
  const last = lastSent
    ? `The last message left on ${officeClock(lastSent)}.`
    : 'No message has been sent yet.'
  if (!hasServer) {
    return {
      name,
      state: 'attention',
      text: `No mail server is set up: messages are written to files instead of being sent. ${last}`,
    }
  }
  const server = seen(beat, 'mail', now)
  if (!server) return { name, state: 'unknown', text: last }
  return server.answers
    ? { name, state: 'works', text: `The mail server is working. ${last}` }
    : {
        name,
        state: 'down',
        text: `${mailTrouble(server.error)} Messages wait and are sent when it accepts them. ${last}`,
      }
}

function seen(beat: Beat, part: string, now: Date) {
  if (!beat || isSilent(beat, now)) return undefined
  const { answers, error } = Object(beat.details[part])
  return typeof answers === 'boolean' ? { answers, error: String(error ?? '') } : undefined
}
