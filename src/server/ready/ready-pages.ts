import { LRUCache } from 'lru-cache'
import { REVISION_TRUST_MS, type SiteRevision } from '../../http/site-revision.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const MEGABYTE = 1024 * 1024
/** Pages at their own address: what most visitors read. */
const MAX_PAGE_BYTES = 4 * MEGABYTE
/** Pages for a town, further pages of a list, parts: nobody who asks for all of these displaces the others. */
const MAX_VARIANT_BYTES = 2 * MEGABYTE
const MAX_PAYLOAD_BYTES = 2 * MEGABYTE

/** How long a page may be sent after the database last confirmed it, while the database is asked again. */
export const OLD_PAGE_MS = 500

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

interface CachedPage {
  revision: string
  answer: ReadyAnswer
  /** How often it was asked for. */
  asked: number
}

/** What is told to whoever makes the pages. */
export interface PageMaking {
  /** A page was sent of which it is not known whether it is old. */
  sentOld(address: string): void
  /** The content has changed; these pages were asked for most before. */
  changed(mostAsked: string[]): void
}

/**
 * The pages that are the same for everyone, until the site's content or the day in the office
 * changes. Both layers use it: the lower one sends what it finds, the upper one fills it, and says
 * which revision of the content is the current one.
 */
export class ReadyPages {
  readonly #pages = new LRUCache<string, CachedPage>({ maxSize: MAX_PAGE_BYTES })
  readonly #variants = new LRUCache<string, CachedPage>({ maxSize: MAX_VARIANT_BYTES })
  readonly #payloads = new LRUCache<string, Buffer>({ maxSize: MAX_PAYLOAD_BYTES })
  #revision: SiteRevision | undefined
  /** Set by the layer that makes the pages. */
  making: PageMaking | undefined

  /**
   * The page at an address, of the revision that was the current one less than `OLD_PAGE_MS` ago.
   * Undefined when the layer above has to answer.
   */
  find(address: string): ReadyAnswer | undefined {
    const page = this.#shelfOf(address).get(address)
    if (!page || page.revision !== this.#revision?.value) return undefined
    page.asked++
    const age = performance.now() - this.#revision.checkedAt
    if (age < REVISION_TRUST_MS) return page.answer
    if (age >= OLD_PAGE_MS || !this.making) return undefined
    this.making.sentOld(address)
    return page.answer
  }

  /** The page at an address, for the revision that the database has just named. */
  findAt({ revision, address }: PagePlace): ReadyAnswer | undefined {
    this.setRevision(revision)
    const page = this.#shelfOf(address).get(address)
    if (page?.revision !== revision.value) return undefined
    page.asked++
    return page.answer
  }

  /** The revision that the database has just named. */
  setRevision(revision: SiteRevision): void {
    const before = this.#revision
    // Two answers of the database may arrive in another order.
    if (before && revision.checkedAt < before.checkedAt) return
    this.#revision = revision
    if (!before || before.value === revision.value) return
    this.making?.changed(this.#mostAsked())
  }

  /** @param bytes What the page takes in memory. */
  add({ revision, address }: PagePlace, answer: ReadyAnswer, bytes: number): void {
    const shelf = this.#shelfOf(address)
    const asked = shelf.peek(address)?.asked ?? 0
    shelf.set(address, { revision: revision.value, answer, asked }, { size: bytes })
  }

  /** What all pages and payloads take in memory. */
  get bytes(): number {
    return (
      this.#pages.calculatedSize + this.#variants.calculatedSize + this.#payloads.calculatedSize
    )
  }

  /** A payload by its name. */
  payload(name: string): Buffer | undefined {
    return this.#payloads.get(name)
  }

  /** Caches a payload, also past its page's revision: whoever has that page open asks for it by name. */
  addPayload({ name, br }: Payload): void {
    this.#payloads.set(name, br, { size: br.length })
  }

  #mostAsked(): string[] {
    const pages = [...this.#pages.entries()].filter(([, { asked }]) => asked > 0)
    pages.sort(([, one], [, other]) => other.asked - one.asked)
    return pages.map(([address]) => address)
  }

  #shelfOf(address: string): LRUCache<string, CachedPage> {
    return /[?]|^parts /.test(address) ? this.#variants : this.#pages
  }
}
