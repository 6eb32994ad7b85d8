import type { LoggerOptions } from 'pino'
import { currentOrigin } from '../../db/ops/origin.ts'

/** More of a message is never needed, and may be what somebody typed. */
const MAX_MESSAGE = 500
const MAX_CAUSES = 3
const MAX_ERRORS = 5

/** What libraries add to their errors and is not taken from data. Rows, replies and addresses are. */
const KEPT = ['code', 'errno', 'syscall', 'status', 'responseCode', 'table', 'column', 'constraint']
/** A server that cannot be reached, or refuses user, database or connection: where that was noticed says nothing. */
const REFUSED = /^(ECONNREFUSED|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|28000|28P01|3D000|53300|57P03)$/
const PLAIN_WORD = /^[\w .-]{1,64}$/

/**
 * What may be logged of an error: kind, message, codes and stack, without personal data. Libraries quote what
 * they were given, and attach it: Postgres the row, the mail server's reply the address, JSON.parse the text.
 */
export function safeError(error: unknown, depth = MAX_CAUSES): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const details = KEPT.map((name): [string, unknown] => [name, Reflect.get(error, name)])
  return {
    type: error.name,
    message: safeMessage(error),
    ...Object.fromEntries(details.filter(([, value]) => isPlain(value))),
    stack: REFUSED.test(`${Reflect.get(error, 'code')}`) ? undefined : framesOf(error.stack),
    ...(error.cause !== undefined && depth > 0 && { cause: safeError(error.cause, depth - 1) }),
    ...(error instanceof AggregateError &&
      depth > 0 && {
        errors: error.errors.slice(0, MAX_ERRORS).map((one) => safeError(one, depth - 1)),
      }),
  }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && PLAIN_WORD.test(value))
}

function safeMessage(error: Error): string {
  const message = quotesData(error) ? error.message.replace(/(["'])[^]*\1/g, '[…]') : error.message
  return message
    .replace(/[^\s<>"'(),;=]+@[^\s<>"'(),;]+/g, '[address]')
    .replace(/form-uploads\/[^\s'"]*/g, 'form-uploads/[file]')
    .replace(/\(was [^]*\)/g, '(was […])')
    .slice(0, MAX_MESSAGE)
}

/** In messages of other errors, quotation marks stand around names of files and tables. */
function quotesData(error: Error): boolean {
  const dataException = /^22[\dA-Z]{3}$/
  return error instanceof SyntaxError || dataException.test(String(Reflect.get(error, 'code')))
}

/** Where it was thrown. The lines before that repeat the message. */
function framesOf(stack = ''): string {
  const lines = stack.split('\n')
  return lines
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}

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
