import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ClamdReply, noVerdict, readReply } from './clamd-reply.ts'

const CONNECT_MS = 5000
/** For this long clamd may take nothing of what it is sent. */
const SEND_IDLE_MS = 10_000
/** Longer than `MaxScanTime` in clamav/clamd.conf, so that clamd itself says when it gives up. */
const ANSWER_MS = 40_000
const MAX_REPLY_BYTES = 4096
const NONSENSE = 'The virus scanner talks nonsense'

const START = 'zINSTREAM\0'
const END = Buffer.alloc(4)

/** What a stream must turn out to hold for its scan to count. */
interface Expected {
  sizeBytes: number
  sha256: string
}

export interface Scanner {
  /**
   * Has a file scanned.
   * @throws When there is no answer that says anything about the whole, unchanged file.
   */
  scan(body: Readable, expected: Expected, signal: AbortSignal): Promise<ClamdReply>
}

export interface ScannerPatience {
  connectMs: number
  sendIdleMs: number
  answerMs: number
}

/** The clamd at `tcp://host:port`, a connection for every file. */
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
        // The broken line is the consequence of one of these, and says less.
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

/** Sends the whole file, and its end only if it was the file that it should be. */
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
  // What has come in meanwhile is heard only when the event loop turns.
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

/** Our own reasons to give up are kept; what the system says of a broken line is told in words. */
function lineCut({ errored }: Socket): Error {
  if (errored && !('code' in errored)) return errored
  return new Error(`The virus scanner is away or cut the line (${errored?.message ?? 'closed'})`)
}

interface Answer {
  /** What came so far. */
  heard: string
  /** All of it, once the scanner hangs up. */
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
  // Whoever sends hears of a failure from the socket as well.
  answer.whole.catch(() => {})
  return answer
}
