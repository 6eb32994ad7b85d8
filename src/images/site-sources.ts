import publicFiles, { hashedNames } from 'virtual:public-files'
import { listTownImagePaths } from '../../db/content/images.ts'
import { orFallback } from '../http/fallback.ts'
import { memoizePerRequest } from '../http/memoize-per-request.ts'
import { services } from '../http/services.ts'
import type { ImageSources } from './find-image.ts'

const files = new Set(publicFiles)
const hashed = new Set(Object.values(hashedNames))

/** What exists on this site: its public files, the object store and the downloaded pictures. */
export const siteImages: ImageSources = {
  isThere: async (name) => (name.startsWith('/public/') ? files.has(name) : isStored(name, false)),
  downloadedFor: (town) =>
    orFallback(
      'the downloaded pictures of towns',
      async () => (await downloadedPaths()).get(town),
      undefined,
    ),
}

/** The same for what must not be refused while the store is unavailable, or for the name that a page gives a file. */
export const imagesNotMissing: ImageSources = {
  ...siteImages,
  isThere: async (name) =>
    name.startsWith('/public/')
      ? files.has(name) || hashed.has(name.slice('/public'.length))
      : isStored(name, true),
}

/** A page with a card for every town asks once. */
function downloadedPaths(): Promise<Map<string, string>> {
  return memoizePerRequest('the downloaded pictures of towns', () =>
    listTownImagePaths(services().db),
  )
}

function isStored(key: string, ifUnknown: boolean): Promise<boolean> {
  return orFallback(
    'a stored picture',
    async () => {
      const object = await services().store.get(key)
      object?.body.destroy()
      return object !== undefined
    },
    ifUnknown,
  )
}
