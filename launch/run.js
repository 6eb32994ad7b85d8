// node launch/run.js FILE: runs one of our TypeScript files, or says which Node it needs.
import './check-node.js'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('The packages of the site are missing: run `npm install` first.')
  process.exit(1)
}
const [file] = process.argv.splice(2, 1)
// Node 22.15 to 22.17 do not read TypeScript by themselves.
if (!process.features.typescript) await import('tsx')
await import(pathToFileURL(file).href)
