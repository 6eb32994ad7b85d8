import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A message that this server has read completely, whether or not its reply arrived. */
interface TakenMessage {
  messageId: string
  from: string
  /** Envelope recipients. */
  to: string[]
  raw: string
  at: Date
}

/** How the server treats the next connections, until changed. */
export type Behavior =
  | 'accept'
  /** Never greets. */
  | 'hang'
  /** Reads the whole message and never answers. */
  | 'hang after message'
  /** Closes the connection while the message is being received. */
  | 'die in message'
  /** Accepts the message and closes the connection, so that the reply is lost. */
  | 'take and die'
  /** Accepts the message, then closes the connection after 100 ms. */
  | 'yes and die'
  /** Takes one message of each connection: the next gets 421, and the connection is closed. */
  | 'one a connection'
  /** Answers this at a step, for example `{ at: 'recipient', answer: '450 4.2.1 Try later' }`. */
  | { at: 'sender' | 'recipient' | 'message'; answer: string; only?: (address: string) => boolean }

/**
 * A true mail server on loopback (npm `smtp-server`, no TLS, no sign-in) for tests:
 *
 *     const peer = await startSmtpPeer()
 *     peer.behave('take and die')      // or { at: 'recipient', answer: '550 5.1.1 Unknown' }
 *     … SMTP_URL: peer.url …
 *     const release = peer.hold()      // messages are read, and answered after release()
 *     peer.messages                    // every message it took, with its Message-ID
 *     await peer.stop()                // connections are refused; start() opens the same port again
 */
export interface SmtpPeer {
  url: string
  messages: TakenMessage[]
  /** How many messages it has read whole and not answered yet. */
  unanswered: number
  /** How many clients are connected. */
  connections(): number
  behave(behavior: Behavior): void
  /** Delays each acceptance. */
  delayMs: number
  /** Withholds every acceptance until the returned function is called. */
  hold(): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  let behavior: Behavior = 'accept'
  let held: Promise<void> | undefined
  let server: SMTPServer | undefined
  let port = 0
  const peer: SmtpPeer = {
    url: '',
    messages: [],
    unanswered: 0,
    delayMs: 0,
    connections: () => (server ? connectionsOf(server).length : 0),
    behave(next) {
      behavior = next
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    async start() {
      server = serve(
        peer,
        () => behavior,
        () => held,
      )
      const listening = server.listen(port, '127.0.0.1')
      await once(listening, 'listening')
      port = (listening.address() as AddressInfo).port
      peer.url = `smtp://127.0.0.1:${port}`
    },
    async stop() {
      const closing = server
      if (!closing) return
      server = undefined
      for (const { _socket } of connectionsOf(closing)) _socket.destroy()
      await new Promise<void>((resolve) => closing.close(() => resolve()))
    },
  }
  await peer.start()
  return peer
}

function serve(
  peer: SmtpPeer,
  behavior: () => Behavior,
  held: () => Promise<void> | undefined,
): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect(_session, callback) {
      if (behavior() !== 'hang') callback()
    },
    onMailFrom({ address }, session, callback) {
      const isNext = behavior() === 'one a connection' && session.transaction > 1
      if (isNext) setImmediate(() => cut(server, session))
      callback(isNext ? CLOSING : refusal(behavior(), 'sender', address))
    },
    onRcptTo({ address }, _session, callback) {
      callback(refusal(behavior(), 'recipient', address))
    },
    async onData(stream, session, callback) {
      const now = behavior()
      if (now === 'die in message') return void stream.once('data', () => cut(server, session))
      const raw = await textOf(stream).catch(() => undefined)
      // The client was killed during its message: there is nobody to answer.
      if (raw === undefined) return
      const refused = refusal(now, 'message', '')
      if (refused) return callback(refused)
      if (now === 'hang after message') return
      peer.unanswered++
      await held()
      if (peer.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, peer.delayMs))
      peer.unanswered--
      peer.messages.push(taken(session, raw))
      if (now === 'take and die') return cut(server, session)
      callback()
      if (now === 'yes and die') setTimeout(() => cut(server, session), 100)
    },
  })
  // A client that is killed resets its connection; that is what many tests do.
  server.on('error', () => {})
  return server
}

const CLOSING = Object.assign(new Error('4.7.0 Too many messages'), { responseCode: 421 })

function refusal(behavior: Behavior, step: string, address: string): Error | null {
  if (typeof behavior === 'string' || behavior.at !== step) return null
  if (behavior.only && !behavior.only(address)) return null
  const [, code, text] = /^(\d{3}) (.*)$/.exec(behavior.answer) ?? []
  return Object.assign(new Error(text), { responseCode: Number(code) })
}

function taken(session: SMTPServerSession, raw: string): TakenMessage {
  const { mailFrom, rcptTo } = session.envelope
  return {
    messageId: /^message-id:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? '',
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    raw,
    at: new Date(),
  }
}

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString('utf8')
}

/** smtp-server has no public way to lose a connection, which is what this peer is for. */
function connectionsOf(server: SMTPServer): { id: string; _socket: Socket }[] {
  return [
    ...(server as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections,
  ]
}

function cut(server: SMTPServer, session: SMTPServerSession): void {
  connectionsOf(server)
    .find(({ id }) => id === session.id)
    ?._socket.destroy()
}
