import { MAX_ATTACHMENT_BYTES } from '../settings/business.ts'

/** Enough to read a hull number, and a fraction of what a phone makes. */
const MAX_SIDE_PX = 2048
const QUALITY = 0.82

/**
 * A photo made smaller, upright, as a JPEG.
 * @returns Undefined when the browser cannot open it, as most cannot open HEIC.
 */
export async function smallerPhoto(file: File): Promise<File | undefined> {
  try {
    // Turned as its orientation says, which is then no longer needed.
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * scale)
    canvas.height = Math.round(photo.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    // What is transparent in a PNG would be black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const blob = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', QUALITY),
    )
    if (!blob || blob.size > MAX_ATTACHMENT_BYTES) return undefined
    const name = `${file.name.replace(/\.[a-z\d]{1,5}$/i, '')}.jpg`
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    return undefined
  }
}
