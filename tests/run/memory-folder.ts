import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'site-tests-'
/** What the tests store at once is below 1 GB. */
const NEEDED_BYTES = 3 * 1024 ** 3

/**
 * Has this process and those it starts put their temporary files into memory, where there is enough
 * of it. Every test has a Postgres database (300 files) or a queue (1,000) of its own, and making and
 * deleting them on a disk took more processor time than all else that the tests do. Where a temporary
 * folder is set already (`TMPDIR`), it is used. Removed when this process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  removeThoseOfDeadRuns()
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (!mayRunPrograms(folder)) return
  // Servers that do not run as root have folders of their own in it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** Containers often forbid it there, and some tests write a program and run it. */
function mayRunPrograms(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
  try {
    execFileSync(program)
    return true
  } catch {
    return false
  } finally {
    rmSync(program)
  }
}

/** A run that was killed could not remove its own. */
function removeThoseOfDeadRuns(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
