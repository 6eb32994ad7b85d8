import { Readable } from 'node:stream'
import type { Upload } from '../attachments/uploads.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { IMAGE_ERROR, IMAGE_REFUSED, pictureReasons } from './messages.ts'
import { newPictureNames } from './picture-names.ts'
import { reencodeInProcess } from './reencode-in-process.ts'

export type PictureResult =
  | { ok: true; address: string; width: number; height: number }
  | {
      ok: false
      /** The message of the toast. */
      message: string
      /** The problem with the file. */
      reason?: string
    }

/**
 * Re-encodes an uploaded picture and stores it with its copy for link previews. Never rejects.
 * @param maxWidth In pixels, for a picture that no page shows larger.
 */
export async function storePicture(
  upload: Upload,
  { store, report }: { store: ObjectStore; report(error: unknown): void },
  maxWidth?: number,
): Promise<PictureResult> {
  try {
    if ('lost' in upload) throw upload.lost
    if ('refused' in upload) return refusal(upload, upload.refused)
    const picture = await reencodeInProcess(upload.file, maxWidth)
    if (typeof picture === 'string') return refusal(upload, picture)
    const { key, shareKey } = newPictureNames()
    // The share copy first: once a page can name the picture, both exist.
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

function refusal({ filename }: Upload, why: keyof typeof pictureReasons): PictureResult {
  return { ok: false, message: IMAGE_REFUSED, reason: pictureReasons[why](filename) }
}

function put(store: ObjectStore, key: string, bytes: Buffer, contentType: string): Promise<void> {
  return store.put(key, Readable.from([bytes]), { sizeBytes: bytes.length, contentType })
}
