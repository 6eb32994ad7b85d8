import type { Readable } from 'node:stream'

export interface StoredObject {
  /** To be read to its end or destroyed. */
  body: Readable
  sizeBytes: number
  contentType: string
}

/** How a browser is to take an object that it fetches by a link. */
interface LinkOptions {
  /** The answer's `content-disposition`. */
  disposition: string
  contentType: string
  /** The link is dead after this. */
  seconds: number
}

export interface ListedObject {
  key: string
  sizeBytes: number
  storedAt: Date
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
  /**
   * A link by which a browser fetches an object from the store itself; undefined when there is no
   * such object. Stores that browsers cannot reach do not have this.
   */
  signedLink?(key: string, options: LinkOptions): Promise<string | undefined>
  /**
   * Moves an object with its content type, over what may lie at `to`. Cut off at any moment it can be
   * repeated: until it resolves the object lies under one of the keys or under both.
   * @returns Whether the object lies at `to` now; false when it is under neither key.
   */
  move(from: string, to: string): Promise<boolean>
  /** Removes an object; one that is not there is no error. */
  remove(key: string): Promise<void>
  /**
   * Every object whose key begins with `folder/`, in any order, a page at a time. One that comes or
   * goes meanwhile may be listed or not.
   */
  list(folder: string): AsyncIterable<ListedObject>
  /** Resolves when the store answers and would take an object. */
  check(): Promise<void>
}

/** The store could not do what it was asked to. Its message holds nothing that a visitor wrote. */
export class ObjectStoreError extends Error {
  /** What is wrong with the store, without what it was asked for. */
  readonly reason: string

  constructor(what: string, error: unknown) {
    const { message } = error as Error
    // A file system names the path, and with it the visitor's file.
    const reason = message.replace(/ '[^]*'$/, '')
    super(`${what}: ${reason}`)
    this.name = 'ObjectStoreError'
    this.reason = reason
  }
}
