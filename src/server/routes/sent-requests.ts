import { Hono } from 'hono'
import { services } from '../../http/services.ts'
import { currentRevision } from '../../http/site-revision.ts'
import { REMINDER_PATH } from '../../received/addresses.ts'
import { answerFiles } from '../../received/answer-files.ts'
import { answerReminder } from '../../received/reminder.ts'
import { STATUS_PATH } from '../../settings/business.ts'
import type { Pages } from '../pages/pages.ts'

/** What the page about a sent request posts and downloads, beside the page itself. */
export function sentRequests(pages: Pages) {
  const routes = new Hono()
  routes.post(STATUS_PATH, async (c) =>
    pages.orInPlace(c, await answerFiles(c.req.raw, services())),
  )
  routes.get(REMINDER_PATH, async (c) => {
    await currentRevision()
    return answerReminder(new URL(c.req.url).searchParams, services().db)
  })
  return routes
}
