import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ObjectStore } from '../../src/storage/objects.ts'
import type { WorkerContext } from './context.ts'

/** The site's own files may also be named as pages name them, with their content (`hashed-name.ts`). */
const CONTENT_IN_NAME = /\.[\w-]{6}(?=\.\w+$)/

/**
 * Answers which pictures this site has: `/public/…` among its files, `images/…` in the object store. What
 * cannot be looked up counts as there, and a store that is down is not asked again.
 */
export function picturesHere({
  store,
  log,
}: Pick<WorkerContext, 'log'> & {
  store: Pick<ObjectStore, 'get'>
}): (name: string) => Promise<boolean> {
  const publicFolder = findPublicFolder()
  let isDown = false
  const isStored = async (key: string) => {
    if (isDown) return true
    try {
      const object = await store.get(key)
      object?.body.destroy()
      return object !== undefined
    } catch (err) {
      isDown = true
      log.warn({ err }, 'the pictures of the articles could not be looked up')
      return true
    }
  }
  return async (name) => {
    if (!name.startsWith('/public/')) return isStored(name)
    if (!publicFolder) return true
    const path = join(publicFolder, name.slice('/public/'.length))
    return isFile(path) || isFile(path.replace(CONTENT_IN_NAME, ''))
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Searched upward: the built worker stands beside its copy in `dist`. */
function findPublicFolder(): string | undefined {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'public'))) {
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
  return join(folder, 'public')
}
