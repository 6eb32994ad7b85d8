const MAX_KEY_BYTES = 1024
/** A name that every common file system accepts. */
const MAX_NAME_BYTES = 255

/**
 * The parts of a key.
 * @throws When some store could not store it or would resolve it to another object.
 */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  const harmless = parts.every(
    (part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES,
  )
  if (!harmless || Buffer.byteLength(key) > MAX_KEY_BYTES) throw new Error('not a valid key')
  return parts
}

/** A key for logs: without what follows the timestamp, the file name that the visitor chose. */
export function keyForLogs(key: string): string {
  return key.replace(/(\/\d+-)[^]+$/, '$1…')
}
