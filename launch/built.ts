import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle, stop as endBundler } from 'esbuild'
import { lockBuild } from './build-lock.ts'
import { compressPublicFiles, hideSourceMaps } from './compress.ts'
import { StartError } from './explain.ts'
import { DIST, ROOT } from './root.ts'
import { clearStamp, hashInputs, isFresh, writeStamp } from './stamp.ts'
import { runTool } from './tool.ts'

const PRODUCTION = { NODE_ENV: 'production' }

/**
 * Builds the site when the tree has changed since the last whole build.
 * Of several processes that ask at once one builds and the others wait for it.
 * @throws StartError with the reason of a build that failed.
 */
export async function ensureBuilt(): Promise<void> {
  if (isFresh()) return
  const unlock = await lockBuild()
  try {
    if (!isFresh()) await build()
  } finally {
    unlock()
  }
}

async function build() {
  const started = Date.now()
  // Taken first: a file saved while the build runs must make it stale.
  const hash = hashInputs()
  clearStamp()
  await generateStyles()
  await buildPages()
  await bundleProcesses()
  await hideSourceMaps(join(DIST, 'public'), join(DIST, 'maps'))
  await compressPublicFiles(join(DIST, 'public'))
  writeStamp(hash)
  console.log(`Built the site in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Writes styled-system/, which the pages import. */
export async function generateStyles() {
  await runTool('node_modules/@pandacss/dev/bin.js', ['codegen', '--silent'], PRODUCTION)
}

async function buildPages() {
  await rm(DIST, { recursive: true, force: true })
  await runTool('node_modules/waku/cli.js', ['build'], PRODUCTION)
}

async function bundleProcesses() {
  const bundled = await bundle({
    absWorkingDir: ROOT,
    entryPoints: {
      web: 'src/server/main.ts',
      worker: 'worker/main.ts',
      picture: 'src/images/picture-process.ts',
      migrate: 'launch/migrate.ts',
      staff: 'launch/staff.ts',
    },
    outdir: DIST,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    // First of all imports, so that an old Node gets its sentence before it meets a package.
    banner: { js: "import './check-node.js'" },
    logLevel: 'silent',
  }).catch((error: Error) => {
    throw new StartError(error.message)
  })
  // Its helper process would stay as long as the launcher.
  await endBundler()
  for (const warning of bundled.warnings) console.warn(warning.text)
  await copyFile(join(ROOT, 'launch/check-node.js'), join(DIST, 'check-node.js'))
}
