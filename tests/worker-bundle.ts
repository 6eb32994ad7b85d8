import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles the worker as it is now, without a build of the site.
 * @returns The file, which lies where the packages it needs are found.
 */
export async function bundleWorker(): Promise<string> {
  const file = resolve('node_modules/.cache/worker-tests', `${process.pid}.mjs`)
  mkdirSync(dirname(file), { recursive: true })
  await build({
    entryPoints: ['worker/main.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
  })
  return file
}
