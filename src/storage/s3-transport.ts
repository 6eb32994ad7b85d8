import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest, type RequestOptions } from 'node:https'
import { createRequire } from 'node:module'

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

const load = createRequire(import.meta.url)

/** The client of S3 servers, loaded by the first store that needs one: it takes 11 MB and 0.2 s of a process. */
export const minio = (): typeof import('minio') => load('minio')

/** The problem with the store, for the operator. It never contains a key. */
export function s3Reason(error: unknown): Error {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return new Error(reasons[code] ?? otherReason(error, code, message))
}

/** Whether an error means that an object, or its bucket, does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'NoSuchKey', 'NotFound', 'NoSuchBucket')
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as { code?: string }).code ?? '')
}

export const NOT_S3 = 'it answers, but not as an S3 server does: is S3_ENDPOINT right?'

const WRONG_REGION = 'the bucket or the server is not in the region S3_REGION'
const FULL = 'it is out of space'
const HOST_NOT_FOUND = 'its host cannot be found'

const reasons: Record<string, string> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
  ENOTFOUND: HOST_NOT_FOUND,
  EAI_AGAIN: HOST_NOT_FOUND,
  EHOSTUNREACH: 'its host cannot be reached',
  EPROTO: 'it does not speak https',
  InvalidAccessKeyId: 'it does not know the S3_ACCESS_KEY',
  SignatureDoesNotMatch: 'it refuses the S3_SECRET_KEY',
  AccessDenied: 'it does not allow this account to use the bucket',
  NoSuchBucket: 'there is no such bucket',
  BucketAlreadyExists: 'the bucket belongs to another account',
  RequestTimeTooSkewed: 'its clock differs too much from ours',
  InvalidLocationConstraint: WRONG_REGION,
  IllegalLocationConstraintException: WRONG_REGION,
  AuthorizationHeaderMalformed: WRONG_REGION,
  AuthorizationQueryParametersError: WRONG_REGION,
  PermanentRedirect: WRONG_REGION,
  QuotaExceeded: FULL,
  XMinioStorageFull: FULL,
  InsufficientStorage: FULL,
}

function otherReason(error: unknown, code: string, message: string): string {
  const { name } = error as Error
  const isS3 = error instanceof minio().S3Error
  if (code.startsWith('HPE_') || name === 'InvalidXMLError' || (isS3 && !code)) return NOT_S3
  const status = /Retryable HTTP status: (\d+)/.exec(message)?.[1]
  if (status) return `it answers with status ${status}`
  if (isS3) return `it answers ${code}${message && `: ${message}`}`
  return message || code || String(error)
}
