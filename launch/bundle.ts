import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as bundle, stop as endBundler } from 'esbuild'
import { StartError } from './explain.ts'
import { ROOT } from './root.ts'
import { withKysely } from './with-kysely.ts'

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
