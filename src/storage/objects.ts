import type { Readable } from 'node:stream'

export interface StoredObject {
  /** To be read to its end or destroyed. */
  body: Readable
  sizeBytes: number
  contentType: string
}

export interface ListedObject {
  key: string
  sizeBytes: number
  storedAt: Date
}

/**
 * Objects by key. A key is a path of visible characters with `/` between its parts. Every method
 * rejects with `ObjectStoreError` when the store is unavailable, slow or full.
 */
export interface ObjectStore {
  /** Stores a whole object or nothing; the object is durable when this resolves. */
  put(key: string, body: Readable, about: { sizeBytes: number; contentType: string }): Promise<void>
  /** Opens an object for reading, or undefined when there is none. */
  get(key: string): Promise<StoredObject | undefined>
  /**
   * Moves an object with its content type, replacing any object at `to`. It can be repeated after
   * an interruption: until it resolves, the object is under one of the keys or both.
   * @returns Whether the object is at `to` now; false when it is under neither key.
   */
  move(from: string, to: string): Promise<boolean>
  /** Removes an object; a missing one is not an error. */
  remove(key: string): Promise<void>
  /**
   * Every object whose key begins with `folder/`, in any order, a page at a time. An object added
   * or removed meanwhile may or may not be listed.
   */
  list(folder: string): AsyncIterable<ListedObject>
  /** Removes the folders in `folder/` that have no object any longer. Stores without folders do not have this. */
  removeEmptyFolders?(folder: string): Promise<void>
  /** Removes what killed processes left half-written. Stores that keep nothing of that do not have this. */
  removePartial?(): Promise<void>
  /** Resolves when the store answers and would accept an object. */
  check(): Promise<void>
}

/** An operation of the store failed. Its message contains nothing that a visitor typed. */
export class ObjectStoreError extends Error {
  /** The problem with the store, without the key. */
  readonly reason: string

  constructor(what: string, error: unknown) {
    const { message } = error as Error
    // A file system error contains the path, and so the visitor's file name.
    const reason = message.replace(/ '[^]*'$/, '')
    super(`${what}: ${reason}`)
    this.name = 'ObjectStoreError'
    this.reason = reason
  }
}

const MAX_KEY_BYTES = 1024
/** A name that every common file system accepts. */
const MAX_NAME_BYTES = 255

/**
 * The parts of a key.
 * @throws When some store could not store it or would resolve it to another object.
 */
export function partsOf(key: string): string[] {
  const parts = key.split('/')
  const harmless = parts.every(
    (part) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(part) && Buffer.byteLength(part) <= MAX_NAME_BYTES,
  )
  if (!harmless || Buffer.byteLength(key) > MAX_KEY_BYTES) throw new Error('not a valid key')
  return parts
}

/** A key for logs: without what follows the timestamp, the file name that the visitor chose. */
export function keyForLogs(key: string): string {
  return key.replace(/(\/\d+-)[^]+$/, '$1…')
}
