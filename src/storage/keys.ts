const MAX_KEY_BYTES = 1024
/** What every common file system takes as one name. */
const MAX_NAME_BYTES = 255

/**
 * The parts of a key.
 * @throws When some store could not keep it, or would look elsewhere for it.
 */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  const harmless = parts.every(
    (part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES,
  )
  if (!harmless || Buffer.byteLength(key) > MAX_KEY_BYTES) throw new Error('not a valid key')
  return parts
}

/** A key as logs may show it: what follows the timestamp is what a visitor called the file. */
export function inLogs(key: string): string {
  return key.replace(/(\/\d+-)[^]+$/, '$1…')
}
