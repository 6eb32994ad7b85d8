import type { OutgoingEmail, Refusal } from '../mail/mailer.ts'
import type { WorkerContext } from './context.ts'

/** What it takes to write and send a message. */
export type DeliveryContext = Pick<WorkerContext, 'db' | 'settings' | 'log' | 'mail'>

/** One message to deliver, as its kind would have it. */
export interface Message {
  /** Resolves when the message may be written; only then is its send marked as begun. */
  ready?(signal: AbortSignal): Promise<void>
  /** Writes it for those of its recipients that do not have it yet. */
  write(): Promise<OutgoingEmail>
  /** Whether an address that was refused like this is not tried again. */
  isForGood(refusal: Refusal): boolean
}
