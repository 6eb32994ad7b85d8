import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import {
  BUILD_INFO,
  type BuildInfo,
  buildInWords,
  readBuildInfo,
} from '../src/settings/build-info.ts'
import { lockFile } from '../worker/queue/lock-file.ts'
import { compressPublicFiles, hideSourceMaps } from './bundle.ts'
import { requireSpace, tryWriting } from './disk-space.ts'
import { StartError } from './explain.ts'
import { explainBuild } from './explain-build.ts'
import { DIST, ROOT } from './root.ts'
import { hashInputs, isFresh, STAMP, standIn, writeStamp } from './stamp.ts'
import { runTool } from './tool.ts'

/**
 * The folders of the last three builds: `dist` is a link to the newest. The next one is made in the oldest, so that a
 * failure leaves the one that works, and a site keeps its files although it is not restarted after each.
 */
const FOLDERS = ['dist-a', 'dist-b', 'dist-c']

/** Twice what a build takes. */
const BUILD_MB = 40
/** As far as the umask allows: another user may run what one has built. */
const OPEN_TO_ALL = 0o777
const LOOK_AGAIN_MS = 200
const PRODUCTION = { NODE_ENV: 'production' }

/** Waku prints `[2/5] analyze server references...` and so on. */
const WAKU_STEPS = [
  'finding what runs in the browser',
  'finding what runs on the server',
  'server code',
  'browser code',
  'page renderer',
]
const STEPS = ['styles', ...WAKU_STEPS, 'web and worker processes', 'compressed files']

/**
 * Builds the site if the source tree has changed since the last complete build.
 * If several processes call this at once, one builds and the others wait for it.
 * @throws StartError with the reason if the build fails.
 */
export async function ensureBuilt(): Promise<void> {
  if (isFresh()) return
  if (!existsSync(DIST)) requireSpace(ROOT, BUILD_MB, 'A first build')
  try {
    // Waku would fail on this only after half a minute.
    await tryWriting(ROOT, OPEN_TO_ALL)
    const unlock = await lockBuild()
    try {
      if (!isFresh()) await build()
    } finally {
      unlock()
    }
  } catch (error) {
    throw explainBuild(error as Error)
  }
}

/** Writes styled-system/, which the pages import, for whatever needs it without a build. */
export async function generateStyles(env: { NODE_ENV: string } = PRODUCTION): Promise<void> {
  await runTool('node_modules/@pandacss/dev/bin.js', ['codegen', '--silent'], env)
}

/** Waits until no other process is building this tree. */
async function lockBuild(): Promise<() => void> {
  for (let waits = false; ; waits = true) {
    const unlock = lockFile(join(ROOT, '.build.lock'), 0)
    if (unlock) return unlock
    if (!waits) console.log('Another process is building the site: waiting for it.')
    await sleep(LOOK_AGAIN_MS)
  }
}

async function build() {
  const startedAt = performance.now()
  console.log(
    `${existsSync(DIST) ? 'Files have changed since the last build' : 'The site is not built yet'}: ` +
      'building it, which takes about 20 seconds, and longer on a slow machine.',
  )
  // Computed first: a file saved during the build must make it stale.
  const hash = hashInputs()
  const info = buildInfo()
  const name = folderAfter(newest(), 1)
  const folder = join(ROOT, name)
  rmSync(folder, { recursive: true, force: true })

  announce('styles')
  await runTool('launch/run.js', ['launch/styles.ts'], PRODUCTION)
  await buildPages(name)
  announce('web and worker processes')
  // Imported lazily: a start without a build should not wait for the bundler to load.
  const { bundleProcesses } = await import('./bundle.ts')
  await bundleProcesses(folder)
  announce('compressed files')
  await hideSourceMaps(join(folder, 'public'), join(folder, 'maps'))
  await compressPublicFiles(join(folder, 'public'))
  writeFileSync(join(folder, BUILD_INFO), JSON.stringify(info))
  writeStamp(folder, hash)
  use(name)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`Built the site in ${seconds.toFixed(1)} s`)
}

/** Of what the build is made. Where there is no repository, as in an image, BUILD_COMMIT may say the commit. */
function buildInfo(): BuildInfo {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const commit = process.env.BUILD_COMMIT?.trim() || commitOfTree()
  return { version, commit }
}

function commitOfTree(): string | undefined {
  // Otherwise git would name the commit of a repository around this folder.
  if (!existsSync(join(ROOT, '.git'))) return undefined
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // There is no git, or the tree belongs to another user.
    return undefined
  }
}

async function buildPages(distDir: string) {
  // Rolldown's allocator then gives back what each of Waku's five steps frees: 100 MB less at the most.
  const env = { ...PRODUCTION, BUILD_FOLDER: distDir, MIMALLOC_PURGE_DELAY: '0' }
  await runTool('node_modules/waku/cli.js', ['build'], env, (line) => {
    // Waku colors its output if CI is set.
    const [, phase] = /^\[(\d)\/5\] /.exec(stripVTControlCharacters(line)) ?? []
    const step = WAKU_STEPS[Number(phase) - 1]
    if (step) announce(step)
  })
}

function announce(step: string) {
  console.log(`  ${STEPS.indexOf(step) + 1}/${STEPS.length} ${step}`)
}

/**
 * Makes the build before the newest the one that starts from now on, until the source tree changes or is built by hand.
 * @returns Which it is.
 * @throws StartError if there is none.
 */
export function goBackOneBuild(): string {
  const name = folderAfter(newest(), -1)
  const folder = join(ROOT, name)
  if (!existsSync(join(folder, STAMP))) {
    throw new StartError('There is no build before this one: check its version out, and build it.')
  }
  standIn(folder)
  use(name)
  return `The next start runs ${buildInWords(readBuildInfo(folder)) ?? 'the build before'}, in ${name}.`
}

/** The folder that is so many builds later, or, negative, earlier. */
export function folderAfter(name: string | undefined, builds: 1 | -1): string {
  const at = FOLDERS.indexOf(name ?? '')
  return FOLDERS.at((at + builds) % FOLDERS.length) as string
}

function newest(): string | undefined {
  return isLink(DIST) ? readlinkSync(DIST) : undefined
}

/** Makes a complete build the one that starts from now on; the rename replaces the link in one step. */
function use(name: string) {
  // Earlier versions built into `dist` itself.
  if (existsSync(DIST) && !isLink(DIST)) rmSync(DIST, { recursive: true })
  rmSync(`${DIST}.new`, { force: true })
  symlinkSync(name, `${DIST}.new`)
  renameSync(`${DIST}.new`, DIST)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}
