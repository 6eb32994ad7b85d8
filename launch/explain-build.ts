import { stripVTControlCharacters } from 'node:util'
import { freeBytes } from './disk-space.ts'
import { StartError } from './explain.ts'
import { ROOT } from './root.ts'

const FULL_BELOW_BYTES = 1024 * 1024

/** How Node, SQLite, esbuild and Rolldown report a full disk. */
const FULL = /\b(ENOSPC|EDQUOT|SQLITE_FULL)\b|no space left on device/i
const NOT_ALLOWED =
  /\bE(ACCES|PERM|ROFS): |\bSQLITE_(CANTOPEN|READONLY)|(permission denied|operation not permitted|read-only file system)( \(os error|$)/i

/** Replaces build errors that an operator can fix with one sentence; returns others unchanged. */
export function explainBuild(error: Error & { code?: string }): Error {
  const lines = stripVTControlCharacters(`${error.message}\n${error.code ?? ''}`).split('\n')
  // On a full disk Panda silently omits files, and another tool then fails because they are missing.
  if (lines.some((line) => FULL.test(line)) || freeBytes(ROOT) < FULL_BELOW_BYTES) {
    return new StartError(
      `The site cannot be built, since the disk of ${ROOT} is full: free some room, and start it again.`,
    )
  }
  const refused = lines.find((line) => NOT_ALLOWED.test(line))?.trim()
  if (refused) {
    return new StartError(
      `The site cannot be built, since this user may not write everything in ${ROOT} (${refused}): ` +
        'give it the right to, or run npm run build as the user who may.',
    )
  }
  return error
}
