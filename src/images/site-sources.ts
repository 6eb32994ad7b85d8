import publicFiles from 'virtual:public-files'
import { findTownImage } from '../../db/content/images.ts'
import { orFallback } from '../http/fallback.ts'
import { services } from '../http/services.ts'
import type { ImageSources } from './find-image.ts'

const files = new Set(publicFiles)

/** What exists on this site: its public files, the object store and the downloaded pictures. */
export const siteImages: ImageSources = {
  isThere: async (name) => (name.startsWith('/public/') ? files.has(name) : isStored(name)),
  downloadedFor: (town) =>
    orFallback(
      'the downloaded picture of a town',
      async () => (await findTownImage(services().db, town))?.storagePath,
      undefined,
    ),
}

function isStored(key: string): Promise<boolean> {
  return orFallback(
    'a stored picture',
    async () => {
      const object = await services().store.get(key)
      object?.body.destroy()
      return object !== undefined
    },
    false,
  )
}
