import type { ImapFlow } from 'imapflow'
import type { Db } from '../../db/open.ts'
import { beat, lastBeat } from '../../db/ops/heartbeats.ts'
import { MAX_MESSAGE_BYTES, type Received, receiveMessage } from '../../src/incoming/receive.ts'
import type { WorkerContext } from '../jobs/context.ts'
import type { Sweep } from './recurring.ts'
import { ago, DAY_MS } from './tasks.ts'

const MESSAGES_A_ROUND = 100
/** Of a mailbox that was never read, what came before is somebody else's. */
const FIRST_READ_DAYS = 7
const MINUTE_MS = 60_000
/** After each failure the next try waits twice as long, up to this. */
const LONGEST_WAIT_MS = 15 * MINUTE_MS
const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
/** However slowly the server answers. */
const ROUND_MS = 5 * MINUTE_MS
/** Then a message that cannot be stored is left in the mailbox, for those behind it. */
const MOST_TRIES = 20

/** What the row of `heartbeats` has: how the mailbox was last met, and up to where it has been read. */
interface MailboxState {
  answers: boolean
  /** In a word: a code of the system or the server. */
  error?: string | undefined
  /** How often in a row it could not be read. */
  failures: number
  /** The folder's UIDVALIDITY: with another one, uids mean other messages. */
  uidValidity?: string | undefined
  /** The last message that is done with. */
  uid: number
  /** How often in a row the next one could not be stored. */
  tries: number
}

/** By process: the queue may start a round while a slow one is under way. */
let isReading = false

/** Files the answers that have come into the mailbox of IMAP_URL. What is no answer stays as it is. */
export const readMailbox: Sweep = async (context, signal) => {
  const { db, settings, log } = context
  if (settings.imapUrl === undefined || isReading) return {}
  const state = await stateOf(db)
  if (!state.isDue) return { waits: 1 }
  isReading = true
  const done: Record<string, number> = {}
  try {
    await read(context, settings.imapUrl, state.known, signal, (received) => {
      done[received] = (done[received] ?? 0) + 1
    })
    Object.assign(state.known, { answers: true, error: undefined, failures: 0 })
  } catch (err) {
    // A worker that stops has closed the connection itself.
    if (signal.aborted) return done
    const error = codeOf(err)
    log.warn({ error }, 'the mailbox could not be read; it is tried again')
    Object.assign(state.known, { answers: false, error, failures: state.known.failures + 1 })
  } finally {
    isReading = false
  }
  await beat(db, MAILBOX, { ...state.known })
  return done
}

const MAILBOX = 'mailbox'

async function stateOf(db: Db): Promise<{ known: MailboxState; isDue: boolean }> {
  const heard = await lastBeat(db, MAILBOX)
  const known: MailboxState = { answers: true, failures: 0, uid: 0, tries: 0, ...heard?.details }
  const wait = known.failures && Math.min(MINUTE_MS * 2 ** (known.failures - 1), LONGEST_WAIT_MS)
  // The schedule is a matter of seconds.
  return { known, isDue: !heard || Date.now() - heard.at.getTime() >= wait - MINUTE_MS / 2 }
}

/** One visit. `state` is brought up to date message by message. */
async function read(
  context: Parameters<Sweep>[0],
  url: string,
  state: MailboxState,
  signal: AbortSignal,
  count: (received: Received | 'tooLarge') => void,
): Promise<void> {
  const client = await openClient(url)
  const ends = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)])
  const close = () => client.close()
  ends.addEventListener('abort', close)
  try {
    await client.connect()
    const mailbox = await client.mailboxOpen(folderOf(url))
    const uidValidity = `${mailbox.uidValidity}`
    const isNew = state.uidValidity !== uidValidity
    if (isNew) Object.assign(state, { uidValidity, uid: 0, tries: 0 })
    const since = isNew ? { since: new Date(ago(FIRST_READ_DAYS * DAY_MS)) } : {}
    const found = await client.search({ uid: `${state.uid + 1}:*`, ...since }, { uid: true })
    // The server answers `9:*` with message 8 when that is the last.
    const uids = (found || []).filter((uid) => uid > state.uid).sort((a, b) => a - b)
    for (const uid of uids.slice(0, MESSAGES_A_ROUND)) {
      if (ends.aborted) break
      count(await takeMessage(context, client, state, uid))
      Object.assign(state, { uid, tries: 0 })
    }
    // Of a first visit that found nothing, the next one need not ask for days.
    if (uids.length === 0) state.uid = Math.max(state.uid, mailbox.uidNext - 1)
  } finally {
    ends.removeEventListener('abort', close)
    await Promise.race([client.logout().catch(() => {}), closedSoon(client)])
  }
}

/** Marks a message as read once it is filed. */
async function takeMessage(
  { db, store, settings, log }: Pick<WorkerContext, 'db' | 'store' | 'settings' | 'log'>,
  client: ImapFlow,
  state: MailboxState,
  uid: number,
): Promise<Received | 'tooLarge'> {
  const { size = 0 } = (await client.fetchOne(`${uid}`, { size: true }, { uid: true })) || {}
  if (size > MAX_MESSAGE_BYTES) {
    log.warn({ uid, size }, 'a message in the mailbox is too large and was not read')
    return 'tooLarge'
  }
  const { source } = (await client.fetchOne(`${uid}`, { source: true }, { uid: true })) || {}
  // Somebody has deleted it meanwhile.
  if (!source) return 'unmatched'
  const report = (err: unknown) =>
    log.error({ err, uid }, 'a file of a message could not be stored')
  let received: Received
  try {
    received = await receiveMessage({ db, store, settings, report }, source)
  } catch (err) {
    state.tries++
    if (state.tries < MOST_TRIES) throw new NotStored(err)
    log.error({ err, uid }, 'a message in the mailbox cannot be stored and is left there')
    return 'unreadable'
  }
  if (STORED.includes(received)) await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
  return received
}

const STORED: Received[] = ['filed', 'repeated', 'undelivered']

/** The mailbox was read, but the site could not keep what it said. */
class NotStored extends Error {
  readonly code = 'NOT_STORED'
  constructor(cause: unknown) {
    super('A message could not be stored', { cause })
  }
}

async function openClient(address: string): Promise<ImapFlow> {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Whatever size the server has said that a message has.
    maxLiteralSize: MAX_MESSAGE_BYTES,
    maxResponseSize: 2 * MAX_MESSAGE_BYTES,
  })
  // What it says a call says too; without a listener it would end the process.
  client.on('error', () => {})
  return client
}

function folderOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname.slice(1)) || 'INBOX'
}

const LOGOUT_MS = 2000

async function closedSoon(client: ImapFlow): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOGOUT_MS))
  client.close()
}

/** What went wrong in a word: a server's own text may have an address in it. */
function codeOf(err: unknown): string {
  const { code, authenticationFailed, mailboxMissing, responseStatus } = Object(err)
  if (authenticationFailed) return 'AUTH'
  if (mailboxMissing) return 'NO_FOLDER'
  return String(code ?? responseStatus ?? 'NO_ANSWER')
}
