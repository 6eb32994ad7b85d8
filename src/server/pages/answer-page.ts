import { forgetMissingPost, redirectMissingPost } from '../../blog/missing-post.ts'
import { canonicalUrl } from '../../http/addresses.ts'
import { rememberReads } from '../../http/once.ts'
import { hasSessionCookie } from '../../staff/session/session-cookie.ts'
import { counts } from '../metrics/counts.ts'
import { type ReadyAnswer, toResponse } from '../ready/ready-answer.ts'
import type { ReadyPages } from '../ready/ready-pages.ts'
import { answerParts } from './answer-parts.ts'
import { unlessBusy } from './busy-page.ts'
import type { PageMaker } from './page-maker.ts'
import { sharedPage } from './shared-page.ts'

/**
 * Answers GET and HEAD for a page or a page's parts: from the cache when it is the same for
 * everyone, otherwise freshly rendered.
 * @param ready The cached pages; undefined in development, where nothing is cached.
 */
export function answerPage(
  request: Request,
  maker: PageMaker,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const isForParts = new URL(request.url).pathname.startsWith('/RSC/')
  const answer = isForParts ? answerParts : answerHtml
  return unlessBusy(() => rememberReads(() => answer(request, maker, ready)))
}

async function answerHtml(
  request: Request,
  maker: PageMaker,
  ready: ReadyPages | undefined,
): Promise<Response> {
  const url = new URL(request.url)
  const isStaffs = hasSessionCookie(request.headers)
  const page = ready && (await sharedPage(url, request.headers, isStaffs))
  if (page) {
    const cached = ready.findAt(page) ?? (isStaffs ? undefined : ready.find(page.address))
    if (cached) {
      counts.cachedPages++
      return toResponse(cached, request)
    }
    counts.madePages++
  }
  const redirect = await redirectMissingPost(request)
  if (redirect) return redirect
  const made = await (page
    ? maker.shared(page, ready, request.headers)
    : maker.own(canonicalUrl(url), request.headers))
  return forgetMissingPost(request, responseOf(made, request))
}

/** @param made What was prepared, or what Waku answered instead of a page. */
export function responseOf(made: ReadyAnswer | Response, request: Request): Response {
  return made instanceof Response ? made : toResponse(made, request)
}
