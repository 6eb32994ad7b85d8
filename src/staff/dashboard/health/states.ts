import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { clockAhead } from '../../../../db/clocks.ts'
import { type Db, isPostgres } from '../../../../db/open.ts'
import {
  type BackupRules,
  type BackupState,
  backupAlarm,
  findBackupState,
  isBackedUp,
} from '../../../../db/ops/backups.ts'
import { log } from '../../../http/log.ts'
import { type DiskSpace, diskSpaceOn, hasSpaceFor } from '../../../storage/disk-space.ts'
import type { ObjectStore } from '../../../storage/objects.ts'
import { officeClock } from '../../frame/office-time.ts'
import { mailTrouble } from '../work/mail-words.ts'
import { clockTrouble, inBytes, inTime, type PartState, SET_CLOCKS } from './part.ts'
import { type Beat, isSilent } from './worker.ts'

const SLOW_MS = 250

/** The site's database: how fast it answers, and how large it is. */
export async function askDatabase(db: Db, url: string): Promise<PartState> {
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
export async function askStore(store: ObjectStore, isServer: boolean): Promise<PartState> {
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

/** That a proxy forwards requests is nothing that the site knows of itself: said only where it is amiss. */
export function proxyState(isForwardedUnasked: boolean): PartState[] {
  if (!isForwardedUnasked) return []
  return [
    {
      name: 'Proxy',
      state: 'attention',
      text: 'Requests are forwarded to the site, but it has not been told to trust a proxy. All visitors then count as one, and after a few requests an hour the others are held. Whoever runs the server has to set TRUSTED_PROXIES: to the number of proxies in front of the site, or to 0 if there is none.',
    },
  ]
}

const LOW_PERCENT = 10
const FULL_BYTES = 200 * 1024 ** 2

/** The disk that DATA_DIR lies on. */
export async function askDisk(folder: string): Promise<PartState> {
  const room = await diskSpaceOn(folder)
  if (!room) return { name: 'Disk', state: 'unknown', text: 'It does not say how much is free.' }
  return diskState(room)
}

/** What the room on a disk means. */
export function diskState(room: DiskSpace): PartState {
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
  if (!hasSpaceFor(room, 0)) {
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
export async function askBackup(db: Db, settings: BackupRules, now: Date): Promise<PartState> {
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

/** Since then a mailbox is not read any more, though nothing says that it cannot be. */
const UNREAD_MS = 30 * 60_000

/** The mailbox that answers come from, as the worker last read it. */
export function mailboxState(beat: Beat, now: Date): PartState {
  const name = 'Mailbox'
  if (!beat) return { name, state: 'unknown', text: 'The worker has not read it yet.' }
  const { answers, error } = Object(beat.details)
  const ago = inTime(now.getTime() - beat.at.getTime())
  if (answers === true && now.getTime() - beat.at.getTime() < UNREAD_MS) {
    return { name, state: 'works', text: `It was read ${ago} ago.` }
  }
  const why = answers === true ? `It was last read ${ago} ago.` : mailboxTrouble(String(error))
  return {
    name,
    state: 'down',
    text: `${why} Answers of visitors wait in it, and are filed when it can be read again.`,
  }
}

function mailboxTrouble(error: string): string {
  if (error === 'AUTH') {
    return 'Its server does not accept the user name and password of IMAP_URL.'
  }
  if (error === 'NO_FOLDER') return 'It has no such folder as IMAP_URL names.'
  if (error === 'NOT_STORED') return 'A message in it could not be stored on this site.'
  return `Its server could not be reached, or it closed the connection (${error}).`
}

function seen(beat: Beat, part: string, now: Date) {
  if (!beat || isSilent(beat, now)) return undefined
  const { answers, error } = Object(beat.details[part])
  return typeof answers === 'boolean' ? { answers, error: String(error ?? '') } : undefined
}
