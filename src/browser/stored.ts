type StorageName = 'sessionStorage' | 'localStorage'

// Accessing disabled storage throws: nothing is saved then.

/** What the browser has saved under a key; undefined when it has nothing, or storage is disabled. */
export function readStored<T>(storage: StorageName, key: string): T | undefined {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Saves a value, if storage is enabled and has space. */
export function writeStored(storage: StorageName, key: string, value: unknown): void {
  try {
    window[storage].setItem(key, JSON.stringify(value))
  } catch {}
}

/** Deletes what the browser has saved under a key. */
export function forgetStored(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key)
  } catch {}
}
