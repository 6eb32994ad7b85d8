/** How far an export is. */
export interface ExportProgress {
  /** Undefined where the file does not show it. */
  leads: number | undefined
  /** Of how many. */
  all: number
}

/** An export as a file, with the name that the server gives it. */
export interface ExportedFile {
  blob: Blob
  name: string
}

/**
 * Fetches an export and reports how many leads have arrived.
 * @throws When it is refused, aborted, or breaks off: half a list must not be taken for the whole.
 */
export async function fetchExport(
  href: string,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const answer = await fetch(href, { signal })
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  if (!answer.ok || !answer.body || !name) throw new Error('The export was refused.')
  const isCsv = name.endsWith('.csv')
  // A workbook is compressed.
  const countIn = name.endsWith('.xlsx') ? undefined : recordCounter(isCsv ? 'csv' : 'jsonl')
  const all = Number(answer.headers.get('x-leads'))
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    const records = countIn?.(value)
    onProgress({ leads: records && Math.max(records - (isCsv ? 1 : 0), 0), all })
  }
  return { blob: new Blob(pieces, { type: answer.headers.get('content-type') ?? '' }), name }
}

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
