import { type Db, openDatabase } from '../../../db/open.ts'
import { startPostgres } from '../../servers/postgres.ts'
import type { Settings } from '../../sites/launched.ts'
import { startSite } from '../../sites/site.ts'

export interface SiteOnDatabase {
  kind: 'SQLite' | 'Postgres'
  address: string
  /** Of its database. */
  url: string
  db: Db
  webPid: number
}

/** Measures a site on SQLite, and another on Postgres where that is installed. */
export async function onEachDatabase(
  settings: Settings,
  measure: (site: SiteOnDatabase) => Promise<void>,
): Promise<void> {
  await onSite('SQLite', settings, measure)
  const postgres = await startPostgres()
  if ('missing' in postgres) return console.log(`No figures on Postgres: ${postgres.missing}`)
  const { url } = postgres
  await onSite('Postgres', { ...settings, DATABASE_URL: url }, measure).finally(() =>
    postgres.remove(),
  )
}

async function onSite(
  kind: SiteOnDatabase['kind'],
  settings: Settings,
  measure: (site: SiteOnDatabase) => Promise<void>,
): Promise<void> {
  const site = await startSite(settings)
  const url = settings.DATABASE_URL ?? `${site.dataDir}/site.sqlite`
  const db = openDatabase(url)
  try {
    await measure({ kind, address: site.address, url, db, webPid: site.pid('web') })
  } finally {
    await db.destroy()
    await site.remove()
  }
}
