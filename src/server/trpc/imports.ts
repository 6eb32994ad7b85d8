import { TRPCError } from '@trpc/server'
import { type } from 'arktype'
import { findImport, startImport } from '../../../db/writing/imports.ts'
import { statusOf } from '../../staff/imports/load-import.ts'
import { router, staffProcedure } from './init.ts'

const Run = type({ id: 'string.uuid' })

export const importsRouter = router({
  /** Has the articles imported. While an import is open, that is the one. */
  start: staffProcedure.mutation(async ({ ctx }) => {
    const { id } = await startImport(ctx.db, { startedBy: ctx.staff.email })
    return { id }
  }),

  /** How far an import has come. */
  status: staffProcedure.input(Run).query(async ({ input: { id }, ctx }) => {
    const run = await findImport(ctx.db, id)
    if (!run) throw new TRPCError({ code: 'NOT_FOUND' })
    return statusOf(ctx.db, run)
  }),
})
