import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'

/** The queue is a few thousand small rows; the default takes 128 MB of memory for them. */
export const STORE_OPTIONS = { postgresqlconf: ['shared_buffers = 8MB'] } satisfies PGliteOptions

const MAKE = `
  const [, library, folder, options] = process.argv
  const { PGlite } = require(library)
  new PGlite(folder, JSON.parse(options)).waitReady.then(() => process.exit(0), () => process.exit(1))
`

/**
 * Makes a PGlite folder in a process of its own, unless there is one: making it takes 700 MB, and the
 * worker would keep a good part of them for as long as it lives. Made aside and then renamed, so that
 * a worker killed meanwhile leaves no half of a folder, nor one that something still writes into.
 * When it cannot be made, there is none, and opening it in this process will say why.
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
