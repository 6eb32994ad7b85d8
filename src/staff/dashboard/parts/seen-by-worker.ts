import { officeClock } from '../office-clock.ts'
import { mailTrouble } from '../work/mail-words.ts'
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
  const scanner = seen(beat, 'scanner', now)
  if (!scanner) {
    return {
      name,
      state: 'unknown',
      text: 'Only the worker can check this, and it has not reported yet.',
    }
  }
  return scanner.answers
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
  const server = seen(beat, 'mail', now)
  if (!server) return { name, state: 'unknown', text: last }
  return server.answers
    ? { name, state: 'works', text: `The mail server is working. ${last}` }
    : {
        name,
        state: 'down',
        text: `${mailTrouble(server.error)} Messages wait and are sent when it accepts them. ${last}`,
      }
}

function seen(beat: Beat, part: string, now: Date) {
  if (!beat || isSilent(beat, now)) return undefined
  const { answers, error } = Object(beat.details[part])
  return typeof answers === 'boolean' ? { answers, error: String(error ?? '') } : undefined
}
