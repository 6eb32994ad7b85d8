import type { UnsavedWrite } from './unsaved-write.ts'

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
