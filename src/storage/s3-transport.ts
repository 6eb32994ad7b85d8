import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from 'node:https'
import { NOT_S3 } from './s3-reason.ts'

export interface Timeouts {
  /** How long the server may be silent, in any phase from the name lookup on. */
  idleMs: number
  /** How long a whole response may take, except the content of an object that is being read. */
  answerMs: number
  /** Since when: a body that is being sent may have to share that time, or take as long as it goes on. */
  answerSince: 'the request began' | 'the body was sent'
}

type Open = (options: RequestOptions, onAnswer?: (answer: IncomingMessage) => void) => ClientRequest

/**
 * Requests that time out on a silent or very slow server: the minio client has no timeout.
 * Connections are not reused, because a dead one may show only halfway through a body that cannot
 * be sent twice.
 */
export function transportWithTimeouts(secure: boolean, timeouts: Timeouts) {
  // The agent's timeout also covers connecting; a request's own starts only after that.
  const options = { keepAlive: false, timeout: timeouts.idleMs }
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options)
  const open: Open = secure ? httpsRequest : httpRequest
  const request: Open = (options, onAnswer) => {
    const request = open({ ...options, agent }, (answer) => {
      if (isWebPage(request, answer)) refuse(request, answer)
      else onAnswer?.(answer)
    })
    return limit(request, timeouts)
  }
  return { agent, request }
}

function limit(request: ClientRequest, { idleMs, answerMs, answerSince }: Timeouts): ClientRequest {
  let answer: IncomingMessage | undefined
  let tooLate: NodeJS.Timeout | undefined
  const giveUp = (ms: number) => {
    const late = new Error(`it gave no answer within ${ms / 1000} s`)
    answer?.destroy(late)
    request.destroy(late)
  }
  const expectAnswer = () => (tooLate ??= setTimeout(giveUp, answerMs, answerMs))
  if (answerSince === 'the request began') expectAnswer()
  else request.once('finish', expectAnswer)
  request.once('close', () => clearTimeout(tooLate))
  request.once('response', (response) => {
    answer = response
    // A refusal may come before the body is sent.
    expectAnswer()
    const isContent = request.method === 'GET' && response.statusCode === 200
    if (isContent) clearTimeout(tooLate)
    drainUnreadResponse(response)
  })
  request.once('socket', (socket) => {
    socket.on('timeout', () => {
      // Unread bytes are waiting: the reader is slow, not the server.
      if (answer && answer.readableLength > 0) return socket.setTimeout(idleMs)
      // After a pause of this process, timers run before the data that arrived meanwhile is read.
      const { bytesRead } = socket
      setImmediate(() => socket.bytesRead === bytesRead && giveUp(idleMs))
    })
  })
  return request
}

/** The client takes any 200 response to a removal for success. */
function isWebPage(request: ClientRequest, answer: IncomingMessage): boolean {
  const isContent = request.method === 'GET' && answer.statusCode === 200
  return !isContent && /^text\/html/i.test(answer.headers['content-type'] ?? '')
}

function refuse(request: ClientRequest, answer: IncomingMessage) {
  request.emit('error', new Error(NOT_S3))
  request.destroy()
  answer.destroy()
}

/** The minio client leaves some error responses unread, which would hold the socket open. */
function drainUnreadResponse(response: IncomingMessage) {
  response.on('error', () => {})
  setImmediate(() => {
    if (Number(response.statusCode) >= 400 && response.readableFlowing === null) response.resume()
  })
}
