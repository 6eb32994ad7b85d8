/** A message ready to send: the same bytes on every attempt. */
export interface OutgoingEmail {
  messageId: string
  from: string
  /** Bare envelope addresses. */
  recipients: string[]
  /** The whole message in RFC 5322 format, headers included. */
  raw: Buffer
  /** Its file name when mail is written to files. */
  filename: string
}

export interface Outcome {
  accepted: string[]
  refused: Refusal[]
}

/** What the mail server said to one recipient. */
export interface Refusal {
  address: string
  /** For example `550 5.1.1`; never the server's text, which may contain an address. */
  code: string
  /** The server says permanently that the mailbox does not exist. */
  noSuchMailbox: boolean
}

/** The message was not sent, or it is unknown whether it was. */
export class SendFailed extends Error {
  /** The server may have accepted the message, but its reply never arrived. */
  readonly inDoubt: boolean
  /** It could not be reached, or refused the connection or the sign-in: no other message can be sent. */
  readonly isServerDown: boolean
  constructor(message: string, about: { inDoubt?: boolean; isServerDown?: boolean }) {
    super(message)
    this.name = 'SendFailed'
    this.inDoubt = about.inDoubt ?? false
    this.isServerDown = about.isServerDown ?? false
  }
}

/** How a server was last met. */
export interface ServerState {
  answers: boolean
  at: string
  /** Why it does not answer. */
  error?: string
}

/** Sends messages: over SMTP, or to files. */
export interface Mailer {
  /** @throws SendFailed */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<Outcome>
  /**
   * Signs in at the server and sends nothing; absent where mail is written to files.
   * @throws SendFailed
   */
  check?(): Promise<void>
  /** How the last message or check met the server. */
  server?: ServerState
  close(): void
}
