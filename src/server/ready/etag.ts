import { createHash } from 'node:crypto'

const HASH_CHARACTERS = 22

/** A name for some content that no other content has. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_CHARACTERS)
}

/** The tag of content that leaves byte for byte, compressed or not. */
export function strongEtag(content: Buffer): string {
  return `"${contentHash(content)}"`
}

/** The tag of content that another process may compress to other bytes. */
export function weakEtag(content: Buffer): string {
  return `W/${strongEtag(content)}`
}

/** Whether an If-None-Match header names a tag. A proxy that compresses makes a strong tag weak. */
export function hasSameEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((given) => {
    const tag = given.trim()
    return tag === '*' || opaque(tag) === opaque(etag)
  })
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
