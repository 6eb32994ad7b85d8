import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()

/** Has Postgres parse and plan a statement once for each connection. For texts of which there are few. */
export function prepareOnce(sql: string): void {
  names.set(sql, createHash('sha256').update(sql).digest('base64url'))
}

/** A connection that uses what is prepared. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen ways to ask, and this passes all of them on.
  override query(...asked: any[]): any {
    const [text, values] = asked
    const name = typeof text === 'string' ? names.get(text) : undefined
    // biome-ignore lint/complexity/noUselessSpread: as above.
    return name ? super.query({ name, text, values }) : super.query(...(asked as [string]))
  }
}
