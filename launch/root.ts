import { join, resolve } from 'node:path'

/** The project's root: every command runs from here, whatever the current directory. */
export const ROOT = resolve(import.meta.dirname, '..')

export const DIST = join(ROOT, 'dist')
