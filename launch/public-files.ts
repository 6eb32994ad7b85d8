import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { VitePlugin } from 'waku/config'
import { hashedName } from '../src/server/cache/hashed-name.ts'

/** `virtual:public-files`: every file in `public/`, and the name under which it never changes. */
export function publicFiles(): VitePlugin {
  const id = '\0virtual:public-files'
  return {
    name: 'public-files',
    resolveId: (source) => (source === 'virtual:public-files' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined
      const files = readdirSync('public', { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `/${join(entry.parentPath, entry.name)}`)
      const hashed = files.map((file) => {
        const path = file.slice('/public'.length)
        return [path, hashedName(path, readFileSync(`public${path}`))]
      })
      return `export default ${JSON.stringify(files)}
export const hashedNames = ${JSON.stringify(Object.fromEntries(hashed))}`
    },
  }
}
