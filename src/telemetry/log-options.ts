import type { LoggerOptions } from 'pino'
import { currentOrigin } from '../../db/ops/origin.ts'
import { safeError } from './safe-error.ts'

/**
 * How every process logs: JSON lines with the id of the request that they belong to, and without
 * personal data. Log ids, never what a visitor typed.
 */
export const logOptions = {
  serializers: { err: safeError },
  mixin() {
    const { request } = currentOrigin()
    return request ? { request } : {}
  },
} satisfies LoggerOptions
