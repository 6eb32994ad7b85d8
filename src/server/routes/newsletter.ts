import { Hono } from 'hono'
import { services } from '../../http/services.ts'
import { NEWSLETTER } from '../../newsletter/addresses.ts'
import { answerConfirm, answerSubscribe, answerUnsubscribe } from '../../newsletter/answer-post.ts'
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import type { Pages } from '../pages/pages.ts'
import { smallForm } from './small-form.ts'

/**
 * POST to the links in the newsletter's messages. They work from any origin, because mail programs
 * send the one-click unsubscribe request themselves.
 */
export function newsletterLinks(pages: Pages) {
  const routes = new Hono()
  routes.post(CONFIRM_PATH, smallForm, async (c) =>
    pages.orInPlace(c, await answerConfirm(c.req.raw, services())),
  )
  routes.post(UNSUBSCRIBE_PATH, smallForm, async (c) =>
    pages.orInPlace(c, await answerUnsubscribe(c.req.raw, services())),
  )
  return routes
}

/** The newsletter's form; it posts to the address of its page. */
export function newsletterForm(pages: Pages) {
  const routes = new Hono()
  routes.post(NEWSLETTER, smallForm, async (c) =>
    pages.orInPlace(c, await answerSubscribe(c.req.raw, services())),
  )
  return routes
}
