import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

const CONNECT_MS = 5000
/** How long clamd may accept no data. */
const SEND_IDLE_MS = 10_000
/** Longer than `MaxScanTime` in clamav/clamd.conf, so that clamd itself reports a timeout. */
const ANSWER_MS = 70_000
const MAX_REPLY_BYTES = 4096
const NONSENSE = 'The virus scanner talks nonsense'

const START = 'zINSTREAM\0'
const END = Buffer.alloc(4)

/** What the streamed content must match for its scan to count. */
interface Expected {
  sizeBytes: number
  sha256: string
}

export interface Scanner {
  /**
   * Scans a file.
   * @throws If there is no verdict on the whole, unchanged file.
   */
  scan(body: Readable, expected: Expected, signal: AbortSignal): Promise<ClamdReply>
}

export interface ScannerPatience {
  connectMs: number
  sendIdleMs: number
  answerMs: number
}

/** The clamd at `tcp://host:port`, with one connection per file. */
export function clamd(
  url: string,
  patience: ScannerPatience = {
    connectMs: CONNECT_MS,
    sendIdleMs: SEND_IDLE_MS,
    answerMs: ANSWER_MS,
  },
): Scanner {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    async scan(body, expected, signal) {
      if (signal.aborted) body.destroy()
      signal.throwIfAborted()
      const socket = connect({ host, port: Number(port) })
      const fail = (reason: string) => socket.destroy(new Error(`The virus scanner ${reason}`))
      const abort = () => fail('was interrupted')
      signal.addEventListener('abort', abort)
      const answer = listen(socket)
      try {
        const connecting = setTimeout(
          () => fail('does not take the connection'),
          patience.connectMs,
        )
        await once(socket, 'connect').finally(() => clearTimeout(connecting))
        socket.setTimeout(patience.sendIdleMs, () => fail('stopped taking the file'))
        await send(socket, body, expected, answer)
        socket.setTimeout(0)
        const answering = setTimeout(() => fail('does not answer'), patience.answerMs)
        return readReply(await answer.whole.finally(() => clearTimeout(answering)))
      } catch (error) {
        // If clamd replied early or we gave up, that says more than the resulting broken connection.
        if (answer.heard) throw noVerdict(answer.heard)
        throw socket.errored ? lineCut(socket) : error
      } finally {
        signal.removeEventListener('abort', abort)
        socket.destroy()
        body.destroy()
      }
    },
  }
}

/** Sends the whole file, and the end marker only if its size and checksum match. */
async function send(
  socket: Socket,
  body: Readable,
  expected: Expected,
  answer: Answer,
): Promise<void> {
  socket.once('close', () => body.destroy())
  const sha256 = createHash('sha256')
  let sizeBytes = 0
  await write(socket, Buffer.from(START))
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue
    sha256.update(chunk)
    sizeBytes += chunk.length
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await write(socket, Buffer.concat([length, chunk]))
  }
  if (sizeBytes !== expected.sizeBytes || sha256.digest('hex') !== expected.sha256) {
    throw new Error('The stored object is not the file that was uploaded')
  }
  // Received data is delivered only on the next turn of the event loop.
  await nextTurn()
  if (answer.heard) throw new Error('The virus scanner answered before it had the whole file')
  await write(socket, END)
}

async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed || !socket.writable) throw lineCut(socket)
  await new Promise<void>((resolve, reject) => {
    const cut = () => reject(lineCut(socket))
    socket.once('close', cut)
    socket.write(bytes, (error) => {
      socket.off('close', cut)
      if (error) reject(error)
      else resolve()
    })
  })
}

/** Keeps our own reasons for giving up; a system error becomes a sentence. */
function lineCut({ errored }: Socket): Error {
  if (errored && !('code' in errored)) return errored
  return new Error(
    `The virus scanner is unavailable or closed the connection (${errored?.message ?? 'closed'})`,
  )
}

interface Answer {
  /** What has been received so far. */
  heard: string
  /** The complete reply, once the scanner closes the connection. */
  whole: Promise<string>
}

function listen(socket: Socket): Answer {
  const answer: Answer = { heard: '', whole: Promise.resolve('') }
  answer.whole = new Promise((resolve, reject) => {
    socket.on('data', (chunk) => {
      answer.heard += chunk.toString('latin1')
      if (answer.heard.length > MAX_REPLY_BYTES) socket.destroy(new Error(NONSENSE))
    })
    socket.once('end', () => resolve(answer.heard))
    socket.once('error', reject)
    socket.once('close', () => reject(lineCut(socket)))
  })
  // The sender gets the failure from the socket as well.
  answer.whole.catch(() => {})
  return answer
}

/** clamd's verdict on a file. */
export type ClamdReply =
  | { found: 'nothing' }
  | { found: 'malware'; signature: string }
  /** It could not scan the whole file: encrypted, nested too deeply, or over one of its limits. */
  | { found: 'limit'; signature: string }

const OK = 'stream: OK\0'
/** Signature names contain no spaces; third-party databases use brackets, dots and dashes. */
const FOUND = /^stream: ([\x21-\x7e]{1,300}) FOUND\0$/
/** See AlertExceedsMax and AlertEncrypted in clamav/clamd.conf. */
const LIMITS = /^Heuristics\.(Limits\.Exceeded|Encrypted)(\.|$)/

/**
 * Parses clamd's complete reply to INSTREAM.
 * @throws For anything but a complete, known reply: an error, a truncated reply, garbage.
 */
export function readReply(reply: string): ClamdReply {
  if (reply === OK) return { found: 'nothing' }
  const signature = FOUND.exec(reply)?.[1]
  if (signature === undefined) throw noVerdict(reply)
  return { found: LIMITS.test(signature) ? 'limit' : 'malware', signature }
}

function noVerdict(reply: string): Error {
  return new Error(`The virus scanner gave no verdict but ${JSON.stringify(reply.slice(0, 200))}`)
}

const PING_MS = 5000

/**
 * Asks the clamd at `tcp://host:port` whether it answers.
 * @throws When it does not, within five seconds.
 */
export async function pingClamd(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const signal = AbortSignal.timeout(PING_MS)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
  try {
    await once(socket, 'connect', { signal })
    socket.write('zPING\0')
    const [reply] = await once(socket, 'data', { signal })
    if (!String(reply).startsWith('PONG')) throw new Error('The virus scanner talks nonsense')
  } finally {
    // What the line still says is of no interest; unheard, it would end the process.
    socket.on('error', () => {})
    socket.destroy()
  }
}
