import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from './picture-size.ts'

export interface OfficeCopy {
  body: Readable
  /** Undefined where it is only known when the copy is made. */
  sizeBytes: number | undefined
  /** What staff should know about it. */
  note?: string
}

const HEIC_NOTE = 'This is the file as it came: it may say where the picture was taken.'
const JPEG_QUALITY = 90

// Pictures of many megapixels are read line by line, one picture on one thread and none kept.
sharp.cache(false)
sharp.concurrency(1)

let last: Promise<unknown> = Promise.resolve()

/**
 * What staff download of an attachment: a jpeg or png made anew, upright, without the place and
 * whatever else was hidden in it; every other file as it is.
 * @throws From `body`, when the picture cannot be opened.
 */
export function officeCopy(
  contentType: string,
  object: { body: Readable; sizeBytes: number },
): OfficeCopy {
  if (contentType === 'image/jpeg') return { body: anew(object.body, 'jpeg'), sizeBytes: undefined }
  if (contentType === 'image/png') return { body: anew(object.body, 'png'), sizeBytes: undefined }
  const note = contentType === 'image/heic' ? HEIC_NOTE : undefined
  return { body: object.body, sizeBytes: object.sizeBytes, note }
}

/** One picture at a time, since an open one can take hundreds of megabytes. */
function anew(body: Readable, format: 'jpeg' | 'png'): Readable {
  const picture = sharp({
    limitInputPixels: MAX_PICTURE_PIXELS,
    sequentialRead: true,
    failOn: 'error',
  }).autoOrient()
  // Colors stay true: a color profile holds no place.
  picture.keepIccProfile()
  if (format === 'jpeg') picture.jpeg({ quality: JPEG_QUALITY })
  else picture.png()
  // The pixels are gone once the copy is made, however slowly it is then fetched.
  const ended = new Promise<void>((resolve) => {
    picture.once('info', () => resolve()).once('close', resolve)
  })
  const turn = last
  last = turn.then(() => ended)
  body.once('error', (error) => picture.destroy(error))
  picture.once('close', () => body.destroy())
  turn.then(() => body.pipe(picture))
  return picture
}
