/** A file's bytes by position, so that no check needs the whole file in memory. */
export interface FileBytes {
  size: number
  /** At most `length` bytes; fewer, or none, at the end of the file. */
  read(position: number, length: number): Promise<Buffer>
}

const WINDOW_BYTES = 64 * 1024

/** The position of the first `needle` at or after `from`, or -1. */
export async function indexOf(file: FileBytes, needle: string, from: number): Promise<number> {
  const step = WINDOW_BYTES - needle.length + 1
  for (let position = from; position < file.size; position += step) {
    const found = (await file.read(position, WINDOW_BYTES)).indexOf(needle, 'latin1')
    if (found >= 0) return position + found
  }
  return -1
}
