import { officeClock } from '../office-clock.ts'
import type { PartState } from './part.ts'
import { type Beat, isSilent } from './worker.ts'

/** The scanner as the worker last saw it: the web process never talks to it. */
export function scannerState(beat: Beat, hasScanner: boolean, now: Date): PartState {
  const name = 'Virus scanner'
  if (!hasScanner) {
    return {
      name,
      state: 'attention',
      text: 'None is set up. Files are kept as visitors sent them, and marked as not scanned.',
    }
  }
  const answers = seen(beat, 'scanner', now)
  if (answers === undefined) {
    return {
      name,
      state: 'unknown',
      text: 'Only the worker can check this, and it has not reported yet.',
    }
  }
  return answers
    ? { name, state: 'works', text: 'It is working.' }
    : {
        name,
        state: 'down',
        text: 'The scanner is not responding. Files wait in quarantine and are checked when it is available again.',
      }
}

/** Mail as the worker last saw it, and when a message last left. */
export function mailState(
  beat: Beat,
  hasServer: boolean,
  lastSent: string | undefined,
  now: Date,
): PartState {
  const name = 'Mail'
  const last = lastSent
    ? `The last message left on ${officeClock(lastSent)}.`
    : 'No message has been sent yet.'
  if (!hasServer) {
    return {
      name,
      state: 'attention',
      text: `No mail server is set up: messages are written to files instead of being sent. ${last}`,
    }
  }
  const answers = seen(beat, 'mail', now)
  if (answers === undefined) return { name, state: 'unknown', text: last }
  return answers
    ? { name, state: 'works', text: `The mail server is working. ${last}` }
    : {
        name,
        state: 'down',
        text: `The mail server is not responding, or rejects the site’s user name and password. Messages wait and are sent when it accepts them. ${last}`,
      }
}

function seen(beat: Beat, part: string, now: Date): boolean | undefined {
  if (!beat || isSilent(beat, now)) return undefined
  const { answers } = Object(beat.details[part])
  return typeof answers === 'boolean' ? answers : undefined
}
