import { statfsSync } from 'node:fs'
import { StartError } from './explain.ts'

/** Free space on the disk of a folder. */
export function freeBytes(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some network file systems do not report it.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/**
 * @param what What needs the space.
 * @throws StartError if the disk of a folder has less.
 */
export function requireRoom(folder: string, bytes: number, what: string) {
  const left = freeBytes(folder)
  if (left >= bytes) return
  throw new StartError(
    `${what} needs ${inMegabytes(bytes)}, and the disk of ${folder} has ${inMegabytes(left)} left.`,
  )
}

function inMegabytes(bytes: number) {
  return `${Math.floor(bytes / 1024 / 1024)} MB`
}
