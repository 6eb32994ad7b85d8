import type { UnsavedWrite } from './unsaved-write.ts'

/** What this browser stores of a text as long as the server does not have it. */
export interface LocalCopy {
  /** Whose it is: several people may use this browser. */
  staffId: string
  write: UnsavedWrite
}

const PREFIX = 'unsaved-post:'

/**
 * Stores a text in this browser.
 * @returns False when the browser has no room for it, or stores nothing.
 */
export function writeLocal(copy: LocalCopy): boolean {
  try {
    localStorage.setItem(PREFIX + copy.write.id, JSON.stringify(copy))
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

/** The texts of one person in this browser. */
export function localCopies(staffId: string): LocalCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as LocalCopy | null)
      .filter((copy): copy is LocalCopy => copy?.staffId === staffId)
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
