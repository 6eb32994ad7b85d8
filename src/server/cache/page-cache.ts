import { LRUCache } from 'lru-cache'
import { REVISION_TRUST_MS, type SiteRevision } from '../../http/site-revision.ts'
import type { Answer } from './answer.ts'

const MAX_BYTES = 24 * 1024 * 1024

/** What was made under a key: a page, or a redirect and the like, which is never cached. */
export interface Made {
  answer: Answer | Response
  /** It is complete, and the same for everyone. */
  isCacheable: boolean
}

/**
 * The finished answers that are the same for everyone, each until the site's content or the day in the office
 * changes. The listener below the application sends what it finds; the application fills it.
 */
export class PageCache {
  readonly #answers = new LRUCache<string, { revision: string; answer: Answer }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
  })
  readonly #making = new Map<string, Promise<Answer | Response>>()
  #revision: SiteRevision | undefined
  /** How often an answer was found here, and how often it had to be made. */
  readonly counts = { hits: 0, misses: 0 }

  /** What the cached answers take in memory. */
  get bytes(): number {
    return this.#answers.calculatedSize
  }

  /** Says which revision of the content the database has just named; undefined: it did not answer. */
  setRevision(revision: SiteRevision | undefined): void {
    this.#revision = revision
  }

  /** The answer under a key; undefined where there is none, or the database has to be asked first whether it is right. */
  find(key: string): Answer | undefined {
    if (!this.#revision || performance.now() - this.#revision.checkedAt >= REVISION_TRUST_MS)
      return undefined
    const cached = this.#answers.get(key)
    if (cached?.revision !== this.#revision.value) return undefined
    this.counts.hits++
    return cached.answer
  }

  /**
   * The answer under a key for a request that has asked for the revision itself, however long ago that is by now: on a
   * busy site, its turn comes late. Made where there is none, once, however many ask for it meanwhile.
   * @throws What `make` throws.
   */
  async get(key: string, make: () => Promise<Made>): Promise<Answer | Response> {
    const revision = this.#revision?.value
    const cached = this.#answers.get(key)
    if (cached && cached.revision === revision) {
      this.counts.hits++
      return cached.answer
    }
    const place = `${revision} ${key}`
    let making = this.#making.get(place)
    if (!making) {
      this.counts.misses++
      making = this.#make(key, revision, make).finally(() => this.#making.delete(place))
      this.#making.set(place, making)
    }
    const answer = await making
    // A response can be read once.
    return answer instanceof Response ? answer.clone() : answer
  }

  async #make(key: string, revision: string | undefined, make: () => Promise<Made>) {
    const { answer, isCacheable } = await make()
    // Without a revision, nobody could tell later whether it is right.
    if (isCacheable && revision !== undefined && !(answer instanceof Response))
      this.#answers.set(key, { revision, answer })
    return answer
  }
}
