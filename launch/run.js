// node launch/run.js FILE: runs a TypeScript file, or prints which Node version is required.
import './check-node.js'
import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages of the site are missing: run `npm install` first.')
  process.exit(1)
}
// Later starts find the types removed: what removes them keeps 20 MB until its process ends.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const [file] = process.argv.splice(2, 1)
// Node 22.15 to 22.17 do not run TypeScript natively.
if (!process.features.typescript) await import('tsx')
await import(pathToFileURL(file).href)
