import { type } from 'arktype'
import { findTown } from '../../../db/content/towns.ts'
import type { Db } from '../../../db/open.ts'
import { recordVisit } from '../../../db/ops/visits.ts'
import { isBot } from '../../http/is-bot.ts'
import { officeDay } from '../../settings/office-day.ts'
import { trackedPage } from '../../settings/tracked-pages.ts'
import { procedure, router } from './init.ts'

const MAX_PATH_LENGTH = 200

const Visit = type({ path: type('string').atMostLength(MAX_PATH_LENGTH) })

export const visitsRouter = router({
  /**
   * Counts a visit of a tracked page. Other pages and crawlers get a response but are not counted.
   */
  record: procedure.input(Visit).mutation(async ({ input: { path }, ctx }) => {
    const counted = !isBot(ctx.request.headers) && (await isCounted(ctx.db, path))
    if (counted) await recordVisit(ctx.db, { path, day: officeDay() })
    return { counted }
  }),
})

/** Only pages of real towns count: anyone can call this. */
async function isCounted(db: Db, path: string): Promise<boolean> {
  const page = trackedPage(path)
  if (!page) return false
  return page.town === undefined || (await findTown(db, page.town)) !== undefined
}
