import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'

/**
 * The queue holds a few thousand small rows, and the worker alone uses it: by default, its buffer would
 * take 128 MB, room for 100 connections another 10, and what is kept of its log up to 1 GB of disk. They
 * hold from the next start on in a folder that exists, too.
 */
export const STORE_OPTIONS = {
  postgresqlconf: [
    'shared_buffers = 2MB',
    'max_connections = 5',
    'min_wal_size = 32MB',
    'max_wal_size = 64MB',
  ],
} satisfies PGliteOptions

const MAKE = `
  const [, library, folder, options] = process.argv
  const { PGlite } = require(library)
  new PGlite(folder, JSON.parse(options)).waitReady.then(() => process.exit(0), () => process.exit(1))
`

/**
 * Creates a PGlite folder in a child process, unless there is one: creation takes 700 MB of memory,
 * much of which the worker would never release. It is created under another name and then renamed,
 * so that a killed worker leaves no partial folder, nor one that is still being written to.
 * If creation fails, there is no folder, and opening it in this process reports the reason.
 */
export async function makeStore(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  const unfinished = `${basename(folder)}.making-`
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinished)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const making = join(parent, `${unfinished}${process.pid}`)
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const child = spawn(
    process.execPath,
    ['--eval', MAKE, library, making, JSON.stringify(STORE_OPTIONS)],
    { stdio: 'ignore' },
  )
  const [code] = await once(child, 'exit')
  if (code === 0) renameSync(making, folder)
}
