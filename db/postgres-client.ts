import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()

/** Has Postgres parse and plan a statement once for each connection. For texts of which there are few. */
export function prepareOnce(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('base64url'))
}

/** A connection that uses what is prepared. */
export class PreparingClient extends pg.Client {
  override query(...asked: unknown[]) {
    return Reflect.apply(super.query, this, withName(asked))
  }
}

/** pg has a dozen ways to ask; a text with its values is the one that gets a name. */
function withName(asked: unknown[]): unknown[] {
  const [text, values, ...rest] = asked
  const name = typeof text === 'string' ? names.get(text) : undefined
  return name ? [{ name, text, values }, ...rest] : asked
}
