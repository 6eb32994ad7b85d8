import { Readable } from 'node:stream'
import type { Upload } from '../attachments/uploads.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { IMAGE_ERROR, IMAGE_REFUSED, pictureReasons } from './messages.ts'
import { newPictureNames } from './picture-names.ts'
import { remakePicture } from './remake-picture.ts'

export type KeptPicture =
  | { ok: true; address: string; width: number; height: number }
  | {
      ok: false
      /** The sentence of the toast. */
      message: string
      /** What was wrong with the file. */
      reason?: string
    }

/** Makes a picture of an uploaded file and stores it, with its copy to share. It never rejects. */
export async function keepPicture(
  upload: Upload,
  { store, report }: { store: ObjectStore; report(error: unknown): void },
): Promise<KeptPicture> {
  try {
    if ('lost' in upload) throw upload.lost
    if ('refused' in upload) return refusal(upload, upload.refused)
    const picture = await remakePicture(upload.file)
    if (typeof picture === 'string') return refusal(upload, picture)
    const { key, shareKey } = newPictureNames()
    // What is shared first: a page that names the picture can then name both.
    await put(store, shareKey, picture.share, 'image/jpeg')
    await put(store, key, picture.webp, 'image/webp').catch(async (error) => {
      await store.remove(shareKey).catch(report)
      throw error
    })
    return { ok: true, address: `/${key}`, width: picture.width, height: picture.height }
  } catch (error) {
    report(error)
    return { ok: false, message: IMAGE_ERROR }
  }
}

function refusal({ filename }: Upload, why: keyof typeof pictureReasons): KeptPicture {
  return { ok: false, message: IMAGE_REFUSED, reason: pictureReasons[why](filename) }
}

function put(store: ObjectStore, key: string, bytes: Buffer, contentType: string): Promise<void> {
  return store.put(key, Readable.from([bytes]), { sizeBytes: bytes.length, contentType })
}
