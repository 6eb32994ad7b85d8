import { isPostgres } from '../../../db/open.ts'
import type { PageInPlace } from '../../http/in-place.ts'
import { log } from '../../http/log.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { visitorAddress } from '../../http/visitor-address.ts'
import { config } from '../../settings/config.ts'
import { HURRIED_BROTLI_QUALITY } from '../ready/encoding.ts'
import { audienceOf } from '../ready/page-address.ts'
import type { ReadyAnswer } from '../ready/ready-answer.ts'
import type { Payload, ReadyPages } from '../ready/ready-pages.ts'
import { type FinishedPage, prepareOnce, preparePrivate, prepareShared } from './finished-page.ts'
import { type Render, renderPage } from './render-page.ts'
import { BusyError, RenderQueue } from './render-queue.ts'
import type { SharedPage } from './shared-page.ts'

/** The line of the pages that are made before anybody asks. */
const OURSELVES = 'made ahead'
const POST = /^\/blog\/[^/?]+(\?|$)/
/** How many of the most visited pages are rendered again when the content has changed. */
const MADE_AHEAD = 20
/** With more waiting, pages are compressed less at first. */
const CALM = 4
/** Addresses need a host to be parsed; no page shows it. */
const ORIGIN = 'http://localhost'

/** Has pages rendered, each in its turn, and puts those of everyone into the cache. */
export class PageMaker {
  readonly render: Render
  // Nothing waits for SQLite: it answers at once.
  readonly queue = new RenderQueue(isPostgres(config().databaseUrl) ? {} : { slowAtOnce: 0 })
  readonly #renewing = new Set<string>()

  constructor(render: Render) {
    this.render = render
  }

  /** From now on, renews the cached pages whose content has changed. */
  serve(ready: ReadyPages): void {
    ready.making ??= {
      sentOld: (address) => void this.#renew(address, ready),
      changed: (mostAsked) => void this.#renewAll(mostAsked.slice(0, MADE_AHEAD), ready),
    }
  }

  /**
   * The page of everyone at an address, rendered and cached; or what Waku answers instead.
   * @param headers The headers of the request, if there is one: a page that is not cached is made in the form that it takes.
   * @throws BusyError
   */
  async shared(
    page: SharedPage,
    ready: ReadyPages,
    headers: Headers,
    by = visitorAddress(),
  ): Promise<ReadyAnswer | Response> {
    const key = `${page.revision.value} ${page.address}`
    const made = await this.queue.run(by, key, () => this.#makeShared(page, ready, headers))
    // One answer for all who waited: a Response can be read once.
    return made instanceof Response ? made.clone() : made
  }

  /**
   * The payload of a page of everyone, rendered again: it has left the cache, or another process has made the page.
   * Undefined when the page carries its own.
   * @throws BusyError
   */
  async payload(page: SharedPage, ready: ReadyPages): Promise<Payload | undefined> {
    const key = `payload ${page.revision.value} ${page.address}`
    const rendered = await this.queue.run(visitorAddress(), key, () => this.#renderShared(page))
    const payload = rendered instanceof Response ? undefined : rendered.payload
    if (payload) ready.addPayload(payload)
    return payload
  }

  /**
   * A page for one visitor.
   * @param inPlace The answer to a form that it shows: it is never refused.
   * @throws BusyError
   */
  async own(url: URL, headers: Headers, inPlace?: PageInPlace): Promise<ReadyAnswer | Response> {
    const page = await this.queue.run(
      visitorAddress(),
      undefined,
      () => renderPage(url, headers, this.render, inPlace && { inPlace }),
      !inPlace,
    )
    if (page instanceof Response) return page
    return preparePrivate(inPlace ? { ...page, status: inPlace.status } : page, headers)
  }

  async #makeShared(
    page: SharedPage,
    ready: ReadyPages,
    headers: Headers,
  ): Promise<ReadyAnswer | Response> {
    const { address, isKept } = page
    const rendered = await this.#renderShared(page)
    if (rendered instanceof Response) return rendered
    const { hasFallbacks, ...finished } = rendered
    const audience = hasFallbacks ? 'private' : page.audience
    // Whoever asks for a missing post is redirected, which a cached page would come before.
    const isNowhere = finished.status === 404 && !POST.test(address)
    const isWhole = !hasFallbacks && (finished.status === 200 || isNowhere)
    if (isWhole && finished.payload) ready.addPayload(finished.payload)
    if (!isWhole || !isKept) return prepareOnce(finished, audience, headers, HURRIED_BROTLI_QUALITY)
    const isHurried = this.queue.waiting > CALM
    const { answer, bytes } = await prepareShared(finished, audience, isHurried)
    ready.add(page, answer, bytes)
    if (isHurried) void this.#compressBetter(page, finished, ready)
    return answer
  }

  #renderShared({ address, audience }: SharedPage) {
    const url = new URL(ORIGIN + address)
    const isForEveryone = audience !== 'private'
    return renderPage(url, new Headers(), this.render, { isForEveryone })
  }

  /**
   * Compresses a page again, better, in a turn of its own. Where too many wait, it stays as it is until it is
   * rendered again. Nobody waits for this, so nothing is thrown.
   */
  async #compressBetter(
    page: SharedPage,
    finished: FinishedPage,
    ready: ReadyPages,
  ): Promise<void> {
    try {
      await this.queue.run(OURSELVES, `compress ${page.address}`, async () => {
        const { answer, bytes } = await prepareShared(finished, page.audience, false)
        if (ready.findAt(page)) ready.add(page, answer, bytes)
      })
    } catch (err) {
      if (err instanceof BusyError) return
      log.warn({ err, address: page.address }, 'a page could not be compressed better')
    }
  }

  async #renewAll(addresses: string[], ready: ReadyPages): Promise<void> {
    for (const address of addresses) await this.#renew(address, ready)
  }

  async #renew(address: string, ready: ReadyPages): Promise<void> {
    if (this.#renewing.has(address)) return
    this.#renewing.add(address)
    try {
      const revision = await currentRevision()
      if (!revision || ready.findAt({ revision, address })) return
      const audience = audienceOf(new URL(ORIGIN + address))
      const page = { revision, address, audience, isKept: true }
      await this.shared(page, ready, new Headers(), OURSELVES)
    } catch (err) {
      // The next visitor has it made.
      log.warn({ err, address }, 'a page could not be made ahead')
    } finally {
      this.#renewing.delete(address)
    }
  }
}
