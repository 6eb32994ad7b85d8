import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Upload } from '../attachments/uploads.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { IMAGE_ERROR, IMAGE_REFUSED, pictureReasons } from './messages.ts'
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

const STORED_PICTURE = /^\/images\/([\da-f-]{36})\.webp$/

interface PictureNames {
  /** The object's key; the picture's address is the same after a slash. */
  key: string
  /** The key of the copy for link previews. */
  shareKey: string
}

/** New, unique names for a picture that staff upload. */
export function newPictureNames(): PictureNames {
  const id = randomUUID()
  return { key: `images/${id}.webp`, shareKey: `images/${id}-share.jpg` }
}

/** Whether an object is a picture under a name that no other content ever has. */
export function hasUniqueName(key: string): boolean {
  return /^images\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-share)?\.\w+$/.test(key)
}

/** The address of an uploaded picture's share copy; undefined for other pictures. */
export function shareCopyOf(address: string): string | undefined {
  const id = STORED_PICTURE.exec(address)?.[1]
  return id && `/images/${id}-share.jpg`
}

/**
 * Deletes an uploaded picture and its copy for link previews, once no page names it. Never rejects:
 * a file that stays behind is reported and does no harm.
 * @param key Its key in the object store.
 */
export async function removePicture(
  { store, report }: { store: ObjectStore; report(error: unknown): void },
  key: string,
): Promise<void> {
  const share = shareCopyOf(`/${key}`)?.slice(1)
  for (const one of [key, share]) if (one) await store.remove(one).catch(report)
}
