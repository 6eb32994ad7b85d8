import type { Readable } from 'node:stream'

export interface StoredObject {
  /** To be read to its end or destroyed. */
  body: Readable
  sizeBytes: number
  contentType: string
}

/**
 * Objects by key. A key is a path of visible characters with `/` between its parts.
 * Every method rejects with `ObjectStoreError` when the store is away, slow or full.
 */
export interface ObjectStore {
  /** Stores a whole object or nothing; the object is durable when this resolves. */
  put(key: string, body: Readable, about: { sizeBytes: number; contentType: string }): Promise<void>
  /** Opens an object for reading, or undefined when there is none. */
  get(key: string): Promise<StoredObject | undefined>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
}

/** The store could not do what it was asked to. */
export class ObjectStoreError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'ObjectStoreError'
  }
}
