import { LRUCache } from 'lru-cache'
import { REVISION_TRUST_MS, type SiteRevision } from '../../http/site-revision.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const MEGABYTE = 1024 * 1024
const MAX_PAGE_BYTES = 48 * MEGABYTE
const MAX_PAYLOAD_BYTES = 12 * MEGABYTE

/** Where a page is cached. */
export interface PagePlace {
  revision: SiteRevision
  address: string
}

/** What a page is woken with, compressed by brotli, and the name under which it is asked for. */
export interface Payload {
  name: string
  br: Buffer
}

/**
 * The pages that are the same for everyone, until the site's content or the day in the office
 * changes. Both layers use it: the lower one sends what it finds, the upper one fills it, and says
 * which revision of the content is the current one.
 */
export class ReadyPages {
  readonly #pages = new LRUCache<string, ReadyAnswer>({ maxSize: MAX_PAGE_BYTES })
  readonly #payloads = new LRUCache<string, Buffer>({ maxSize: MAX_PAYLOAD_BYTES })
  #revision: SiteRevision | undefined

  /** The page at an address; undefined also when the database has to be asked for its revision first. */
  find(address: string): ReadyAnswer | undefined {
    const revision = this.#revision
    if (!revision || performance.now() - revision.checkedAt >= REVISION_TRUST_MS) return undefined
    return this.#pages.get(keyOf({ revision, address }))
  }

  /** The page at an address, for the revision that the database has just named. */
  findAt(place: PagePlace): ReadyAnswer | undefined {
    this.#revision = place.revision
    return this.#pages.get(keyOf(place))
  }

  /** @param size What the page takes in memory, with its compressed forms, in bytes. */
  add(place: PagePlace, page: ReadyAnswer, size: number): void {
    this.#pages.set(keyOf(place), page, { size })
  }

  /** A payload by its name. */
  payload(name: string): Buffer | undefined {
    return this.#payloads.get(name)
  }

  /** Caches a payload, also past its page's revision: whoever has that page open asks for it by name. */
  addPayload({ name, br }: Payload): void {
    this.#payloads.set(name, br, { size: br.length })
  }
}

function keyOf({ revision, address }: PagePlace): string {
  return `${revision.value} ${address}`
}
