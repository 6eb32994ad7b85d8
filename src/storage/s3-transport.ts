import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from 'node:https'
import { NOT_S3 } from './s3-reason.ts'

export interface Patience {
  /** How long the server may say nothing, in any phase from the name look-up on. */
  idleMs: number
  /** How long a whole answer may take, apart from the content of an object that is being read. */
  answerMs: number
}

type Open = (options: RequestOptions, onAnswer?: (answer: IncomingMessage) => void) => ClientRequest

/**
 * Requests that end by themselves on a server that falls silent or drips: the minio client has no
 * timeout of its own. A connection serves one request, so no reused one can turn out to be dead in
 * the middle of a body that cannot be sent twice.
 */
export function patientTransport(secure: boolean, patience: Patience) {
  // The agent's timeout also runs while connecting; a request's own would begin after it.
  const options = { keepAlive: false, timeout: patience.idleMs }
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options)
  const open: Open = secure ? httpsRequest : httpRequest
  const request: Open = (options, onAnswer) => {
    const request = open({ ...options, agent }, (answer) => {
      if (isWebPage(request, answer)) refuse(request, answer)
      else onAnswer?.(answer)
    })
    return limit(request, patience)
  }
  return { agent, request }
}

function limit(request: ClientRequest, { idleMs, answerMs }: Patience): ClientRequest {
  let answer: IncomingMessage | undefined
  const giveUp = (ms: number) => {
    const late = new Error(`it gave no answer within ${ms / 1000} s`)
    answer?.destroy(late)
    request.destroy(late)
  }
  const tooLate = setTimeout(giveUp, answerMs, answerMs)
  request.once('close', () => clearTimeout(tooLate))
  request.once('response', (response) => {
    answer = response
    const isContent = request.method === 'GET' && response.statusCode === 200
    if (isContent) clearTimeout(tooLate)
    drainWhatNobodyReads(response)
  })
  request.once('socket', (socket) => {
    socket.on('timeout', () => {
      // Bytes that nobody has taken yet: it is the reader who is slow, not the server.
      if (answer && answer.readableLength > 0) return socket.setTimeout(idleMs)
      // After a halt of this process timers run before what has arrived meanwhile is read.
      const { bytesRead } = socket
      setImmediate(() => socket.bytesRead === bytesRead && giveUp(idleMs))
    })
  })
  return request
}

/** The client takes any answer with status 200 to a removal for a yes. */
function isWebPage(request: ClientRequest, answer: IncomingMessage): boolean {
  const isContent = request.method === 'GET' && answer.statusCode === 200
  return !isContent && /^text\/html/i.test(answer.headers['content-type'] ?? '')
}

function refuse(request: ClientRequest, answer: IncomingMessage) {
  request.emit('error', new Error(NOT_S3))
  request.destroy()
  answer.destroy()
}

/** The minio client drops the answer of a server in trouble unread, which would hold its socket. */
function drainWhatNobodyReads(response: IncomingMessage) {
  response.on('error', () => {})
  setImmediate(() => {
    if (Number(response.statusCode) >= 400 && response.readableFlowing === null) response.resume()
  })
}
