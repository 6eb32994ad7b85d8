import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { withKysely } from '../../launch/bundle.ts'

/**
 * Bundles the worker as it is now, without a build of the site.
 * @returns The file, which lies where the packages it needs are found.
 */
export async function bundleWorker(): Promise<string> {
  const folder = resolve('node_modules/.cache/worker-tests', `${process.pid}`)
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: { worker: 'worker/main.ts', preview: 'worker/preview/preview-process.ts' },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [withKysely],
    jsx: 'automatic',
  })
  return join(folder, 'worker.js')
}
