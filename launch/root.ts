import { join, resolve } from 'node:path'

/** The project's folder: every command works from here, wherever it was typed. */
export const ROOT = resolve(import.meta.dirname, '..')

export const DIST = join(ROOT, 'dist')

export const CACHE = join(ROOT, 'node_modules/.cache')
