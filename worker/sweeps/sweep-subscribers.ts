import { CONFIRM_WITHIN_DAYS, UNSUBSCRIBED_DAYS } from '../../db/newsletter/subscribers.ts'
import {
  deleteOldMessages,
  deleteUnconfirmed,
  deleteUnsubscribed,
} from '../../db/newsletter/sweep-subscribers.ts'
import { ago, DAY_MS } from './ago.ts'
import type { Sweep } from './sweeps.ts'

/** Deletes expired newsletter data, as the privacy policy promises. */
export const sweepSubscribers: Sweep = async ({ db }) => ({
  unconfirmed: await deleteUnconfirmed(db, ago(CONFIRM_WITHIN_DAYS * DAY_MS)),
  unsubscribed: await deleteUnsubscribed(db, ago(UNSUBSCRIBED_DAYS * DAY_MS)),
  messages: await deleteOldMessages(db, ago(CONFIRM_WITHIN_DAYS * DAY_MS)),
})
