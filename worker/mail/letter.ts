/** A message ready to leave: the same bytes at every try. */
export interface Letter {
  messageId: string
  from: string
  /** Envelope addresses, bare. */
  recipients: string[]
  /** The whole message as RFC 5322 has it, headers included. */
  raw: Buffer
  /** Under this name it is kept where mail goes to files. */
  filename: string
}

export interface Outcome {
  accepted: string[]
  refused: Refusal[]
}

/** What the mail server said to one recipient. */
export interface Refusal {
  address: string
  /** For example `550 5.1.1`: never the server's text, which may repeat an address. */
  code: string
  /** The server knows the domain and says that there is no such mailbox in it, for good. */
  noSuchMailbox: boolean
}

/** The message did not leave, or nobody can say whether it did. */
export class SendFailed extends Error {
  /** The server may have taken the message although its answer never came. */
  readonly inDoubt: boolean
  constructor(message: string, inDoubt: boolean) {
    super(message)
    this.name = 'SendFailed'
    this.inDoubt = inDoubt
  }
}

/** Where messages leave the house. */
export interface MailRoom {
  /** @throws SendFailed */
  send(letter: Letter, signal: AbortSignal): Promise<Outcome>
  /** Signs in at the server and sends nothing; where mail goes to files, there is nobody to ask. */
  check?(): Promise<void>
  close(): void
}
