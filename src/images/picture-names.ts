import { randomUUID } from 'node:crypto'

const KEPT = /^\/images\/([\da-f-]{36})\.webp$/

export interface PictureNames {
  /** The object's key; the picture's address is the same after a slash. */
  key: string
  /** Of the copy that is shown where the page is shared. */
  shareKey: string
}

/** Names for a picture that staff bring: nobody's before, and nobody's again. */
export function newPictureNames(): PictureNames {
  const id = randomUUID()
  return { key: `images/${id}.webp`, shareKey: `images/${id}-share.jpg` }
}

/** The address of the copy to share of a picture that staff brought; other pictures have none. */
export function shareCopyOf(address: string): string | undefined {
  const id = KEPT.exec(address)?.[1]
  return id && `/images/${id}-share.jpg`
}
