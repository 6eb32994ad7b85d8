import { StartError } from '../explain.ts'
import { fewAtOnce } from '../files/few-at-once.ts'
import { counted } from './counted.ts'
import { type BackedUpFile, sharedKey } from './manifest.ts'
import { DamagedError, type Desk, fetchWhole } from './parts.ts'

/**
 * Reads files of a backup as a restore would. Damaged ones are removed, so that the next backup writes
 * them again.
 * @throws StartError if one is damaged.
 */
export async function verifyFiles(desk: Desk, files: BackedUpFile[]): Promise<void> {
  const one = new Map(files.map((file) => [file.name, file]))
  let damaged = 0
  await fewAtOnce(one.values(), async (file) => {
    try {
      await desk.staging.drop(await fetchFile(desk, file))
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      await desk.place.remove(sharedKey(file.name))
      damaged++
    }
  })
  if (damaged === 0) return
  throw new StartError(
    `The place of backups had ${counted(damaged, 'damaged file')}, removed there now: take the backup again, and it copies what is missing. Earlier backups that had it are not whole any longer.`,
  )
}

/** Reads a file of a backup into the folder for work. */
export function fetchFile(desk: Desk, { name, sizeBytes, sha256 }: BackedUpFile) {
  const steps = desk.key ? [desk.key.decrypt] : []
  return fetchWhole(desk, sharedKey(name), { sizeBytes, sha256 }, steps)
}
