import type { Readable } from 'node:stream'
import { domainToASCII } from 'node:url'
import { createTransport, type NodemailerError } from 'nodemailer'
import { type Mailer, type Outcome, type Refusal, SendFailed } from './mailer.ts'

interface SmtpTimes {
  connectMs: number
  greetingMs: number
  silenceMs: number
  /** For a whole message, even if the server replies one byte at a time. */
  sendMs: number
}

const TIMES: SmtpTimes = {
  connectMs: 10_000,
  greetingMs: 10_000,
  silenceMs: 30_000,
  sendMs: 60_000,
}
const CONNECTIONS = 8
/** Shorter than any server's idle timeout, so that the client closes the connection first. */
const IDLE_MS = 5000

/** A mail server at an `smtp://` or `smtps://` URL, over a small pool of connections. */
export function smtpServer(url: string, times = TIMES): Mailer {
  const server = {
    url,
    connectionTimeout: times.connectMs,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.silenceMs,
    dnsTimeout: times.connectMs,
  }
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // A send that nodemailer repeats by itself would not be counted.
    maxRequeues: 0,
  })
  const fresh = createTransport(server)
  // Emitted when an idle connection ends; without a listener it would crash the process.
  transport.on('error', () => {})
  const bodies = watchBodies(transport, fresh)

  return {
    async send(email, signal) {
      try {
        const message = {
          envelope: { from: email.from, to: email.recipients },
          messageId: email.messageId,
          raw: email.raw,
          signal: AbortSignal.any([signal, AbortSignal.timeout(times.sendMs)]),
        }
        const info = await transport.sendMail(message).catch((error: NodemailerError) => {
          // Many servers take so many messages of a connection, and close it: nothing of this one was sent.
          const hasBegun = bodies.get(email.raw)?.readableDidRead ?? false
          if (!wasClosed(error) || hasBegun || message.signal.aborted) throw error
          return fresh.sendMail(message)
        })
        return {
          accepted: info.accepted.map((taken) => spelledAs(String(taken), email.recipients)),
          refused: (info.rejectedErrors ?? []).map(toRefusal),
        }
      } catch (error) {
        return failed(error as NodemailerError, bodies.get(email.raw), signal.aborted)
      }
    },
    async check() {
      await transport.verify().catch((error: NodemailerError) => failed(error, undefined, false))
    },
    close: () => transport.close(),
  }
}

/** nodemailer reports recipients with an ASCII, lower-case domain; this maps them back to ours. */
function spelledAs(taken: string, recipients: string[]): string {
  return recipients.find((address) => plainMailbox(address) === plainMailbox(taken)) ?? taken
}

function plainMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)).toLowerCase()}`
}

/** Whether the server closed the connection, with or without saying so. */
function wasClosed({ code, responseCode }: NodemailerError): boolean {
  return responseCode === 421 || (code === 'ECONNECTION' && !responseCode)
}

type Transport = ReturnType<typeof createTransport>

/**
 * The stream of each message, by its bytes. nodemailer reports the same command whenever a connection
 * is lost, but it reads the stream only after the server has asked for the message.
 */
function watchBodies(...transports: Pick<Transport, 'use'>[]): WeakMap<object, Readable> {
  const bodies = new WeakMap<object, Readable>()
  for (const transport of transports) {
    transport.use('stream', ({ data, message }, done) => {
      const createReadStream = message.createReadStream.bind(message)
      message.createReadStream = (options) => {
        const body = createReadStream(options)
        if (data.raw instanceof Buffer) bodies.set(data.raw, body)
        return body
      }
      done()
    })
  }
  return bodies
}

/** If every recipient was refused, that is an outcome; anything else is a failure. */
function failed(error: NodemailerError, body: Readable | undefined, isGivenUp: boolean): Outcome {
  const refused = (error.rejectedErrors ?? []).map(toRefusal)
  if (refused.length > 0 && refused.length === error.rejected?.length) {
    return { accepted: [], refused }
  }
  const isServerDown = !ABOUT_A_MESSAGE.has(error.code ?? '') || UNSERVED.test(codeOf(error))
  if (error.responseCode) {
    const answer = `The mail server answered ${codeOf(error)} to ${error.command}`
    throw new SendFailed(answer, { isServerDown })
  }
  const inDoubt = body?.readableEnded ?? false
  // By a worker that stops, or a queue that has given the job to another one.
  if (isGivenUp)
    throw new SendFailed('The worker gave up this attempt before an answer', { inDoubt })
  // nodemailer gives one code for a closed port, a wrong certificate and more, and has the system's beside it.
  const cause = error.originalCode ?? error.code ?? error.name
  const silence = `The mail server gave no answer (${cause})`
  throw new SendFailed(silence, { inDoubt, isServerDown })
}

/** nodemailer's codes for a sender, recipient or message that the server refused. */
const ABOUT_A_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM'])
/** Also at one of these the server may say that it closes the connection, or wants another sign-in. */
const UNSERVED = /^(421|53[0458])\b/

function toRefusal(error: NodemailerError): Refusal {
  return {
    address: error.recipient ?? '',
    code: codeOf(error),
    noSuchMailbox: (error.responseCode ?? 0) >= 500 && NO_SUCH_MAILBOX.test(error.response ?? ''),
  }
}

/** RFC 3463: 5.1.x is about addresses, but 5.1.7 and 5.1.8 are about the sender's, which is ours. */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.1\.(?![78]\b)\d+\b/

/** The two codes of a reply, without its text. */
function codeOf({ responseCode, response }: NodemailerError): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]
  return [responseCode, enhanced].filter(Boolean).join(' ')
}
