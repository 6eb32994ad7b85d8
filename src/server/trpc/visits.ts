import { type } from 'arktype'
import { recordVisit } from '../../../db/ops/visits.ts'
import { isVisitor } from '../../http/visitor.ts'
import { officeDay } from '../../settings/office-day.ts'
import { procedure, router } from './init.ts'
import { isTracked } from './tracked.ts'

const MAX_PATH_LENGTH = 200

const Visit = type({ path: type('string').atMostLength(MAX_PATH_LENGTH) })

export const visitsRouter = router({
  /** Counts a visit of a tracked page. Other pages, and crawlers, are answered but not counted. */
  record: procedure.input(Visit).mutation(async ({ input: { path }, ctx }) => {
    const counted = isVisitor(ctx.request.headers) && (await isTracked(ctx.db, path))
    if (counted) await recordVisit(ctx.db, { path, day: officeDay() })
    return { counted }
  }),
})
