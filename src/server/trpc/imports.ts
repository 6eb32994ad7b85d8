import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { findImport, startImport } from '../../../db/writing/imports.ts'
import { statusOf } from '../../staff/imports/load-import.ts'
import { router, staffProcedure } from './init.ts'

const Run = type({ id: 'string.uuid' })

export const importsRouter = router({
  /** Starts an import of the articles, or returns the one that is already running. */
  start: staffProcedure('imports').mutation(async ({ ctx }) => {
    const { id } = await startImport(ctx.db, { startedBy: ctx.staff.email })
    return { id }
  }),

  /** The progress of an import. */
  status: staffProcedure('imports')
    .input(Run)
    .query(async ({ input: { id }, ctx }) => {
      const run = await findImport(ctx.db, id)
      if (!run) throw new TRPCError({ code: 'NOT_FOUND' })
      return statusOf(ctx.db, run)
    }),
})
