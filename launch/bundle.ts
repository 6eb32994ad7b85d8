import { readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle, stop as endBundler, type Plugin } from 'esbuild'
import { StartError } from './explain.ts'
import { ROOT } from './root.ts'

/** Bundles what Waku does not build: one file per process. */
export async function bundleProcesses(folder: string): Promise<void> {
  const bundled = await bundle({
    absWorkingDir: ROOT,
    entryPoints: {
      web: 'src/server/main.ts',
      worker: 'worker/main.ts',
      picture: 'src/images/picture-process.ts',
      preview: 'worker/preview/preview-process.ts',
      pdf: 'src/attachments/pdf-process.ts',
      migrate: 'launch/migrate.ts',
      staff: 'launch/staff.ts',
      backup: 'launch/backup.ts',
      restore: 'launch/restore.ts',
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    packages: 'external',
    plugins: [withKysely],
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    // The first import, so that an old Node version is reported before a package fails on it.
    banner: { js: "import './check-node.js'" },
    logLevel: 'silent',
  }).catch((error: Error) => {
    throw new StartError(error.message)
  })
  // Otherwise its helper process would run as long as the launcher.
  await endBundler()
  for (const warning of bundled.warnings) console.warn(warning.text)
  await copyFile(join(ROOT, 'launch/check-node.js'), join(folder, 'check-node.js'))
}

const TEXT = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

/** Writes `x.br` and `x.gz` next to each public text file, if they are smaller. */
export async function compressPublicFiles(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => TEXT.test(file))
      .map(compress),
  )
}

/** Moves source maps out of the public folder: they are only for our own stack traces. */
export async function hideSourceMaps(folder: string, to: string): Promise<void> {
  const maps = filesIn(folder).filter((file) => file.endsWith('.map'))
  if (maps.length > 0) await mkdir(to, { recursive: true })
  await Promise.all(maps.map((file) => rename(file, join(to, basename(file)))))
}

async function compress(file: string) {
  const plain = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const forms = {
    br: await promisify(brotliCompress)(plain, quality),
    gz: await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [extension, bytes] of Object.entries(forms)) {
    if (bytes.length < plain.length) await writeFile(`${file}.${extension}`, bytes)
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Bundles Kysely where other packages stay outside: its 400 modules, each loaded from a file of its own, take
 * a process 18 MB and 90 ms; in one file they take 2 MB and 7 ms.
 */
export const withKysely: Plugin = {
  name: 'with-kysely',
  setup(build) {
    const { resolve } = createRequire(import.meta.url)
    build.onResolve({ filter: /^kysely(\/|$)/ }, ({ path }) => ({ path: resolve(path) }))
  },
}
