import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder, syncFolder } from './folders.ts'

type Body = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Writes a body of exactly the announced size; it is on disk when this resolves. */
export async function writeWhole(path: string, body: Body, sizeBytes: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await writeAll(file, body, sizeBytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Renames a file atomically and durably, so that it survives a power failure. */
export async function moveInto(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to))
  await rename(from, to)
  await syncFolder(dirname(to))
}

async function writeAll(file: FileHandle, body: Body, sizeBytes: number): Promise<void> {
  let written = 0
  for await (const chunk of body) {
    written += chunk.length
    if (written > sizeBytes) break
    await file.appendFile(chunk)
  }
  if (written > sizeBytes) throw new Error(`received more than the announced ${sizeBytes} bytes`)
  if (written < sizeBytes) throw new Error(`${written} of the announced ${sizeBytes} bytes arrived`)
}
