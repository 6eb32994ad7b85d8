import { type } from 'arktype'
import { newLeadsSince } from '../../staff/leads/list/new-leads-since.ts'
import { router, staffProcedure } from './init.ts'

const Since = type({ since: 'string.date.iso' })

export const leadsRouter = router({
  /** The leads received since a moment, as the list shows them, newest first. */
  since: staffProcedure('leads')
    .input(Since)
    .query(({ input, ctx }) =>
      newLeadsSince(ctx.db, ctx.staff, new Date(input.since).toISOString()),
    ),
})
