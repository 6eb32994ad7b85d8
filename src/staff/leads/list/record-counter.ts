const LINE_FEED = 0x0a
const QUOTE = 0x22

/**
 * Counts the records of a file as its bytes arrive, the head of a CSV file included.
 * @returns What adds a piece of the file, and says how many records are complete.
 */
export function recordCounter(format: 'csv' | 'jsonl'): (bytes: Uint8Array) => number {
  let records = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      // A cell may have lines of its own; JSON writes none.
      if (byte === QUOTE && format === 'csv') isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) records++
    }
    return records
  }
}
