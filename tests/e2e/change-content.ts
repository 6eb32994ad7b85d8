import Sqlite from 'better-sqlite3'
import type { WebSite } from '../web-site.ts'
import { untilShown } from './web-site.ts'

/** Changes the content of a site on SQLite, with its revision, and waits until a page shows it. */
export function changeContent(site: WebSite, path: string, sql: string) {
  return untilShown(site, path, () => {
    const db = new Sqlite(site.databaseFile)
    db.exec(`begin immediate; ${sql}; update site_revision set revision = revision + 1; commit`)
    db.close()
  })
}
