import { randomUUID } from 'node:crypto'

const STORED_PICTURE = /^\/images\/([\da-f-]{36})\.webp$/

export interface PictureNames {
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
