import { createHash } from 'node:crypto'

const KEY = /^[A-Za-z0-9_-]{8,100}$/

/** Whether this is a valid submission key. */
export function isSubmissionKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}

/**
 * The key of a form sent without one, from a browser without JavaScript: the same answers within
 * the same hour of the clock are the same submission, so a double click counts once, except just as the hour ends.
 */
export function keyOfContent(kind: string, answers: unknown): string {
  const hour = new Date().toISOString().slice(0, 13)
  return createHash('sha256')
    .update(JSON.stringify([kind, hour, answers]))
    .digest('base64url')
}
