import type { Selectable } from 'kysely'
import type { Db } from '../open.ts'
import type { BrokerTable } from '../schema/brokers.ts'

/** A picture in the object store. */
export interface BrokerPicture {
  path: string
  width: number
  height: number
}

export interface Broker {
  id: string
  name: string
  title: string
  licenseNumber: string
  sinceYear: number | undefined
  email: string
  phone: string
  picture: BrokerPicture | undefined
  /** Markdown. */
  about: string
  /** Sanitized HTML. */
  aboutHtml: string
  isShown: boolean
  revision: number
}

/** Every profile, in the order of the page. */
export async function listBrokers(db: Db): Promise<Broker[]> {
  const rows = await inOrder(db).execute()
  return rows.map(toBroker)
}

/** The profiles that visitors see, in the order of the page. */
export async function listShownBrokers(db: Db): Promise<Broker[]> {
  const rows = await inOrder(db).where('is_shown', '=', 1).execute()
  return rows.map(toBroker)
}

export async function findBroker(db: Db, id: string): Promise<Broker | undefined> {
  const row = await db.selectFrom('brokers').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toBroker(row)
}

/** The profile that visitors see under a name, in capitals or not. */
export async function findShownBrokerNamed(db: Db, name: string): Promise<Broker | undefined> {
  const wanted = name.trim().toLowerCase()
  return (await listShownBrokers(db)).find((broker) => broker.name.toLowerCase() === wanted)
}

function inOrder(db: Db) {
  return db.selectFrom('brokers').selectAll().orderBy('position').orderBy('name').orderBy('id')
}

function toBroker(row: Selectable<BrokerTable>): Broker {
  const { picture_path: path, picture_width: width, picture_height: height } = row
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    licenseNumber: row.license_number ?? '',
    sinceYear: row.since_year ?? undefined,
    email: row.email ?? '',
    phone: row.phone ?? '',
    picture: path && width && height ? { path, width, height } : undefined,
    about: row.about,
    aboutHtml: row.about_html,
    isShown: row.is_shown === 1,
    revision: row.revision,
  }
}
