import { isLeaving } from '../../../db/ops/moves.ts'
import { services } from '../../http/services.ts'
import { within } from '../../http/within.ts'
import { UNAVAILABLE } from '../session/messages.ts'

const PATIENCE_MS = 1000

const MOVED =
  'The site has moved to another server, so nobody can sign in here. Please try again in a few minutes. If you still read this then, tell whoever runs the server.'

/** What somebody is told whose signing in could not be written. */
export async function whyUnavailable(): Promise<string> {
  const isMoving = await within(PATIENCE_MS, isLeaving(services().db)).catch(() => false)
  return isMoving ? MOVED : UNAVAILABLE
}
