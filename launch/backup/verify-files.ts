import pLimit from 'p-limit'
import { StartError } from '../explain.ts'
import { type BackedUpFile, sharedKey } from './manifest.ts'
import { DamagedError, type Desk, fetchWhole } from './parts.ts'

const AT_ONCE = 4

/**
 * Reads files of a backup as a restore would. Damaged ones are removed, so that the next backup writes
 * them again.
 * @throws StartError if one is damaged.
 */
export async function verifyFiles(desk: Desk, files: BackedUpFile[]): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const one = new Map(files.map((file) => [file.name, file]))
  const results = await limit.map(one.values(), async (file) => {
    try {
      await desk.staging.drop(await fetchFile(desk, file))
      return 0
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      await desk.place.remove(sharedKey(file.name))
      return 1
    }
  })
  const damaged = results.reduce<number>((sum, one) => sum + one, 0)
  if (damaged === 0) return
  throw new StartError(
    `${damaged} files in the place of backups are damaged. They were removed there: take the backup again, and it copies them anew. Backups that have them are not whole any longer.`,
  )
}

/** Reads a file of a backup into the folder for work. */
export function fetchFile(desk: Desk, { name, sizeBytes, sha256 }: BackedUpFile) {
  const steps = desk.key ? [desk.key.decrypt] : []
  return fetchWhole(desk, sharedKey(name), { sizeBytes, sha256 }, steps)
}
