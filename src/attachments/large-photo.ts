import { loadCode } from '../browser/load-code.ts'

/** From this size on, a visitor can have a photo sent smaller. */
const LARGE_PHOTO_BYTES = 2_000_000
/** Afterward the photo is sent as it is. */
const PATIENCE_MS = 8_000

/** Whether it is worth finding out how small a file can be made. */
export function isLargePhoto({ type, size }: File): boolean {
  return type.startsWith('image/') && size > LARGE_PHOTO_BYTES
}

/**
 * The same photo, small enough to be worth the question.
 * @returns Undefined when there is none, or not soon; never rejects.
 */
export function smallerVersion(photo: File): Promise<File | undefined> {
  const made = loadCode(() => import('./sending/smaller-photo.ts'))
    .then(({ smallerPhoto }) => smallerPhoto(photo))
    .catch(() => undefined)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([made, tooLate])
}
