// Prints the direct dependencies that no file of dist names: only the build needs them, the image does not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const built = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  // What browsers get imports no packages.
  .filter((entry) => !entry.parentPath.startsWith(join('dist', 'public')))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')

// Imported, required, or in a constant that is; alone, or followed by a path within the package.
const isNamed = (name) => new RegExp(`(from|import|\\(|=)\\s*["']${name}["'/]`).test(built)

const all = Object.keys({ ...dependencies, ...optionalDependencies })
console.log(all.filter((name) => !isNamed(name)).join(' '))
