import { UNSAVED_PATH, type UnsavedAnswer } from '../post-fields.ts'

/** What was typed, as it is sent to the server without being saved. */
export interface UnsavedWrite {
  id: string
  /** Whose text it is; undefined when nobody was known to be signed in. */
  staffId: string | undefined
  postId: string | undefined
  postVersion: string | undefined
  writer: string
  turn: number
  /** When the restored text that this page goes on with had been written. */
  continues: string | undefined
  fields: Record<string, string>
}

/** Why it could not be stored on the server. */
export type Trouble = 'unreachable' | 'signed out' | 'too long' | 'refused'

type WriteResult = UnsavedAnswer | { trouble: Trouble }

const ANSWER_WITHIN_MS = 10_000
/** Browsers send no more than 64 KB of a page that is being left. */
const MAX_LEAVING_CHARACTERS = 20_000

/** Sends it, and says what came of it. Never rejects. */
export async function sendUnsaved(write: UnsavedWrite): Promise<WriteResult> {
  try {
    const response = await fetch(UNSAVED_PATH, {
      ...asRequest(JSON.stringify(write)),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!response.ok) return { trouble: troubleOf(response.status) }
    const answer = (await response.json()) as Partial<UnsavedAnswer>
    // A network that wants a sign-in of its own answers in place of the site.
    return isAnswer(answer) ? answer : { trouble: 'unreachable' }
  } catch {
    return { trouble: 'unreachable' }
  }
}

/** Sends it from a page that is being left, if it is short enough; the answer reaches nobody. */
export function sendWhileLeaving(write: UnsavedWrite): void {
  const body = JSON.stringify(write)
  if (body.length > MAX_LEAVING_CHARACTERS) return
  void fetch(UNSAVED_PATH, { ...asRequest(body), keepalive: true }).catch(() => {})
}

function isAnswer(answer: object): answer is UnsavedAnswer {
  return 'refused' in answer || ('writtenAt' in answer && typeof answer.writtenAt === 'string')
}

function asRequest(body: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

function troubleOf(status: number): Trouble {
  if (status === 401) return 'signed out'
  if (status === 413) return 'too long'
  return status >= 500 ? 'unreachable' : 'refused'
}

/** A key that no other page makes. `crypto.randomUUID` exists only on https and localhost. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
}

const PREFIX = 'unsaved-post:'

/**
 * Stores a text in this browser, as long as the server does not have it.
 * @returns False when the browser has no room for it, or stores nothing.
 */
export function writeLocal(write: UnsavedWrite): boolean {
  try {
    localStorage.setItem(PREFIX + write.id, JSON.stringify(write))
    return true
  } catch {
    return false
  }
}

/** Removes a text that the server has, or that was saved. */
export function removeLocal(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {}
}

/** The texts of one person in this browser, which several may use. */
export function localCopies(staffId: string): UnsavedWrite[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as UnsavedWrite | null)
      .filter((write): write is UnsavedWrite => write?.staffId === staffId)
  } catch {
    return []
  }
}

/** Claims a text for as long as this page is open. */
export function claimText(id: string): void {
  const forever = new Promise<void>(() => {})
  void locks()
    ?.request(PREFIX + id, () => forever)
    .catch(() => {})
}

/** Whether a page that is still open writes a text. */
export async function isClaimed(id: string): Promise<boolean> {
  const held = await locks()?.query()
  return held?.held?.some(({ name }) => name === PREFIX + id) ?? false
}

// Browsers have it on https and localhost only.
function locks(): LockManager | undefined {
  return navigator.locks
}
