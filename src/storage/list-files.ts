import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedObject } from './objects.ts'

/** The objects whose key begins with `part/`, read from disk on demand. */
export async function* listFiles(folder: string, part: string): AsyncGenerator<ListedObject> {
  const entries = await opendir(join(folder, part)).catch(undefinedIfMissing)
  if (!entries) return
  for await (const entry of entries) {
    const key = `${part}/${entry.name}`
    if (entry.isDirectory()) {
      yield* listFiles(folder, key)
      continue
    }
    const found = await stat(join(folder, key)).catch(undefinedIfMissing)
    if (found?.isFile()) yield { key, sizeBytes: found.size, storedAt: found.mtime }
  }
}

/** A listed file may be gone by now. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

export function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ENOENT' || code === 'ENOTDIR'
}
