import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { lockBuild } from './build-lock.ts'
import { compressPublicFiles, hideSourceMaps } from './compress.ts'
import { explainBuild } from './explain-build.ts'
import { Progress } from './progress.ts'
import { requireRoom } from './room.ts'
import { CACHE, DIST, ROOT } from './root.ts'
import { clearStamp, hashInputs, isFresh, wasBuilt, writeStamp } from './stamp.ts'
import { runTool } from './tool.ts'
import { tryWriting } from './try-writing.ts'

/** Twice the 20 MB that a build takes. */
const BUILD_BYTES = 40 * 1024 * 1024

/** As far as the umask allows: another user may run what one has built. */
const OPEN_TO_ALL = 0o777

const PRODUCTION = { NODE_ENV: 'production' }

/** Waku prints `[2/5] analyze server references...` and so on; each is a step of the progress. */
const PAGES = [
  'finding what runs in the browser',
  'finding what runs on the server',
  'server code',
  'browser code',
  'page renderer',
]
const STEPS = [...PAGES, 'web and worker processes', 'compressed files'] as const

/**
 * Builds the site if the source tree has changed since the last complete build.
 * If several processes call this at once, one builds and the others wait for it.
 * @returns Whether anything was built.
 * @throws StartError with the reason if the build fails.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (isFresh()) return false
  if (!existsSync(DIST)) requireRoom(ROOT, BUILD_BYTES, 'A first build')
  try {
    await tryWriting(CACHE, OPEN_TO_ALL)
    const unlock = await lockBuild(() =>
      console.log('Another process is building the site: waiting for it.'),
    )
    try {
      if (!isFresh()) await build()
    } finally {
      unlock()
    }
  } catch (error) {
    throw explainBuild(error as Error)
  }
  return true
}

async function build() {
  // Waku would fail on this only after half a minute.
  for (const folder of [ROOT, DIST]) await tryWriting(folder, OPEN_TO_ALL)
  console.log(
    `${wasBuilt() ? 'Files have changed since the last build' : 'The site is not built yet'}: ` +
      'building it, which takes about 20 seconds, and longer on a slow machine.',
  )
  const progress = new Progress(STEPS)
  // Computed first: a file saved during the build must make it stale.
  const hash = hashInputs()
  try {
    clearStamp()
    await buildPages(progress)
    progress.step('web and worker processes')
    // Imported lazily: a start without a build should not wait for the bundler to load.
    const { bundleProcesses } = await import('./bundle.ts')
    await bundleProcesses()
    progress.step('compressed files')
    await hideSourceMaps(join(DIST, 'public'), join(DIST, 'maps'))
    await compressPublicFiles(join(DIST, 'public'))
    writeStamp(hash)
  } finally {
    progress.end()
  }
  console.log(`Built the site in ${progress.seconds.toFixed(1)} s`)
}

const stylesFor = new Map<string, Promise<void>>()

/**
 * Writes styled-system/, which the pages import; once in a process, for whatever needs it there.
 * @param env With the NODE_ENV in which they will run: it decides how classes are named.
 */
export function generateStyles(env: { NODE_ENV: string } = PRODUCTION): Promise<void> {
  const { NODE_ENV } = env
  const styles =
    stylesFor.get(NODE_ENV) ??
    runTool('node_modules/@pandacss/dev/bin.js', ['codegen', '--silent'], { NODE_ENV })
  stylesFor.set(NODE_ENV, styles)
  return styles
}

async function buildPages(progress: Progress) {
  progress.step(PAGES[0] as string)
  await rm(DIST, { recursive: true, force: true })
  await runTool('node_modules/waku/cli.js', ['build'], PRODUCTION, (line) => {
    // Waku colors its output if CI is set.
    const [, phase] = /^\[(\d)\/5\] /.exec(stripVTControlCharacters(line)) ?? []
    const step = PAGES[Number(phase) - 1]
    if (step) progress.step(step)
  })
}
