import { Hono } from 'hono'
import { services } from '../../http/services.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import { answerConfirm, answerSubscribe, answerUnsubscribe } from '../../newsletter/answer-post.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import type { Pages } from '../pages/pages.ts'

/**
 * What the links of the newsletter's messages do when it is posted to them. Whoever has the link may
 * do it from anywhere: mail programs unsubscribe at one click of their reader.
 */
export function newsletterLinks(pages: Pages) {
  const routes = new Hono()
  routes.post(CONFIRM_PATH, async (c) =>
    pages.orInPlace(c, await answerConfirm(c.req.raw, services())),
  )
  routes.post(UNSUBSCRIBE_PATH, async (c) =>
    pages.orInPlace(c, await answerUnsubscribe(c.req.raw, services())),
  )
  return routes
}

/** The newsletter's form; its address is also that of its page. */
export function newsletterForm(pages: Pages) {
  const routes = new Hono()
  routes.post(NEWSLETTER, async (c) =>
    pages.orInPlace(c, await answerSubscribe(c.req.raw, services())),
  )
  return routes
}
