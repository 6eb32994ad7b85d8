import { initTRPC, TRPCError } from '@trpc/server'
import type { FieldErrors } from '../../forms/table.ts'
import type { Services } from '../../http/services.ts'
import { may, type Permission, whoseItIs } from '../../staff/session/permissions.ts'
import { staffOf } from '../../staff/session/session.ts'

export interface Context extends Services {
  request: Request
  /** Adds a Set-Cookie line to the response. */
  setCookie(line: string): void
}

/** A bad request whose cause carries the message for each field. */
export class FieldErrorsError extends Error {
  readonly fields: FieldErrors
  constructor(fields: FieldErrors) {
    super('Some answers need attention.')
    this.fields = fields
  }
}

const MESSAGES: Record<string, string> = {
  INTERNAL_SERVER_ERROR: 'Something went wrong.',
  BAD_REQUEST: 'Some answers need attention.',
}

/** Whom a procedure is for: visitors, or staff who may do something. */
interface Meta {
  audience: 'visitors' | Permission
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      // Visitors must not see internal errors or the names of checks.
      message: MESSAGES[error.code] ?? shape.message,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        fields: error.cause instanceof FieldErrorsError ? error.cause.fields : undefined,
      },
    }),
  })

export const router = t.router
/** A procedure for visitors, and everyone else. */
export const procedure = t.procedure.meta({ audience: 'visitors' })

/** A procedure for staff who may do something (`ctx.staff`). */
export function staffProcedure(permission: Permission) {
  return t.procedure.meta({ audience: permission }).use(async ({ ctx, next }) => {
    const staff = await staffOf(ctx.request.headers)
    if (!staff) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first.' })
    if (!may(staff, permission)) {
      throw new TRPCError({ code: 'FORBIDDEN', message: whoseItIs(permission) })
    }
    return next({ ctx: { ...ctx, staff } })
  })
}
