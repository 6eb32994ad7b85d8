import type { OutgoingEmail, Refusal } from '../mail/mailer.ts'
import type { WorkerContext } from './context.ts'

/** What writing and sending a message needs. */
export type DeliveryContext = Pick<WorkerContext, 'db' | 'settings' | 'log' | 'mail'>

/** One message to deliver; each kind implements this. */
export interface Message {
  /** Resolves when the message may be written; only then is its send marked as started. */
  ready?(signal: AbortSignal): Promise<void>
  /** Writes it, addressed to the recipients that have not received it yet. */
  write(): Promise<OutgoingEmail>
  /** Who gets it as well when none of its recipients has a mailbox; absent: nobody. */
  fallback?: string[]
  /** Whether a refusal is permanent: the address is then not retried. */
  isForGood(refusal: Refusal): boolean
}
