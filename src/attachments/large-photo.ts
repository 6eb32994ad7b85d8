/** From this size on, a visitor can have a photo sent smaller. */
const LARGE_PHOTO_BYTES = 2_000_000

/** Whether it is worth finding out how small a file can be made. */
export function isLargePhoto({ type, size }: File): boolean {
  return type.startsWith('image/') && size > LARGE_PHOTO_BYTES
}
