import { Hono } from 'hono'
import { services } from '../../http/services.ts'
import { LINK_PATH } from '../../quote/another-device/addresses.ts'
import { answerContinue } from '../../quote/another-device/answer-continue.ts'
import { answerLink } from '../../quote/another-device/answer-link.ts'
import { CONTINUE_PATH } from '../../settings/business.ts'
import type { Pages } from '../pages/pages.ts'
import { smallForm } from './small-form.ts'

/** The forms that continue a quote request on another device; they post to their pages. */
export function anotherDevice(pages: Pages) {
  const routes = new Hono()
  routes.post(LINK_PATH, smallForm, async (c) =>
    pages.orInPlace(c, await answerLink(c.req.raw, services())),
  )
  routes.post(CONTINUE_PATH, smallForm, async (c) =>
    pages.orInPlace(c, await answerContinue(c.req.raw, services())),
  )
  return routes
}
