// node launch/run.js FILE: runs a TypeScript file, or prints which Node version is required.
import './check-node.js'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages of the site are missing: run `npm install` first.')
  process.exit(1)
}
// Later starts, of the processes that this one starts too, do not compile the same code again.
const cache = new URL('../node_modules/.cache/compiled', import.meta.url)
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(cache)
module.enableCompileCache()
const [file] = process.argv.splice(2, 1)
// Node 22.15 to 22.17 do not run TypeScript natively.
if (!process.features.typescript) await import('tsx')
await import(pathToFileURL(file).href)
