import { OFFICE_TIME_ZONE } from '../../../settings/business.ts'
import type { BackupState } from './back-up-text.ts'

/** What the bar says about the text above it. */
export type SaveState =
  | BackupState
  | { kind: 'never saved' }
  | { kind: 'saved'; at: string }
  | { kind: 'restored'; at: string }
  | { kind: 'saving' }
  | { kind: 'waiting for pictures' }
  | { kind: 'failed'; why: 'unreachable' | 'signed out' }

const clock = format({ timeStyle: 'short' })
const date = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
const day = format({ dateStyle: 'short' })

/** A moment by the clock in the office: "2:32 PM", on another day "Nov 21, 2:32 PM". */
export function shortTime(at: string, now = new Date()): string {
  const moment = new Date(at)
  return (day.format(moment) === day.format(now) ? clock : date).format(moment)
}

/** The state of a text in a sentence or two. */
export function saveWords(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
      return `Saved ${shortTime(state.at)}.`
    case 'restored':
      return `Changes from ${shortTime(state.at)}, not saved yet.`
    case 'never saved':
    case 'typing':
      return 'Not saved yet.'
    case 'backed up':
      return state.isOutdated
        ? 'Somebody else has changed this post. When you save, you see both texts.'
        : `Not saved yet. Backed up ${shortTime(state.at)}.`
    case 'only here':
      return `Not saved yet. ${ONLY_HERE[state.trouble]} ${state.isStored ? 'Your text is backed up in this browser.' : 'Keep this tab open.'}`
    case 'saving':
      return 'Saving…'
    case 'waiting for pictures':
      return 'Waiting for the pictures…'
    case 'failed':
      return `Could not be saved: ${FAILED[state.why]}`
  }
}

const ONLY_HERE = {
  unreachable: 'The site cannot be reached.',
  'signed out': 'You are signed out.',
  'too long': 'The text is too long for a backup.',
  refused: 'The site refused the backup.',
}

const FAILED = {
  unreachable: 'the site cannot be reached. Your text is still here. Try again in a minute.',
  'signed out': 'you are signed out. Your text is still here. Sign in, then save again.',
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: OFFICE_TIME_ZONE })
}
