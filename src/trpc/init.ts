import { initTRPC } from '@trpc/server'
import type { FieldErrors } from '../forms/definition.ts'
import type { Services } from '../server/site.ts'

export interface Context extends Services {
  request: Request
  /** Adds a Set-Cookie line to the answer. */
  setCookie(line: string): void
}

/** A bad request whose cause carries the sentence for each field. */
export class FieldErrorsError extends Error {
  readonly fields: FieldErrors
  constructor(fields: FieldErrors) {
    super('Some answers need attention.')
    this.fields = fields
  }
}

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    // What broke inside is for the log, not for the visitor.
    message: error.code === 'INTERNAL_SERVER_ERROR' ? 'Something went wrong.' : shape.message,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      fields: error.cause instanceof FieldErrorsError ? error.cause.fields : undefined,
    },
  }),
})

export const router = t.router
export const procedure = t.procedure
