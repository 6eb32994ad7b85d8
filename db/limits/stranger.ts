/** Who asks for something, and how much a stranger may do. `src/http/stranger.ts` makes it of a request. */
export interface Stranger {
  /**
   * A keyed hash, so that counts hold no addresses.
   * @param kind Starts the key: the same value counts apart for each kind.
   */
  keyOf(kind: string, value: string): string
  /** The network address, IPv6 by /64. */
  address: string
  limits: {
    /** An hour: from one address or mailbox, and from all together; a day: with the same text. */
    requests: { perSender: number; inAll: number; sameText: number }
    /** An hour. */
    mails: { inAll: number; perMailbox: number }
  }
}

export const HOUR_MS = 3_600_000
