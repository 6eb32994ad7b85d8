import type { Transaction } from 'kysely'
import type { Broker } from '../content/brokers.ts'
import type { Db } from '../open.ts'
import type { Database } from '../schema/index.ts'
import {
  addVersionIfNew,
  findVersion,
  listVersions,
  removeVersions,
  type TextColumns,
  type TextVersion,
} from '../versions.ts'

/** What a version of a profile holds: its words, but not its picture or whether it is shown. */
export type BrokerWords = Pick<
  Broker,
  'name' | 'title' | 'licenseNumber' | 'sinceYear' | 'email' | 'phone' | 'about'
>

export type BrokerVersion = TextVersion & { words: BrokerWords }

/** The newest versions of a profile, newest first. */
export function listBrokerVersions(db: Db, id: string): Promise<TextVersion[]> {
  return listVersions(db, versionsOf(id))
}

/** One version of a profile; undefined for an id of another. */
export async function findBrokerVersion(
  db: Db,
  id: string,
  versionId: string,
): Promise<BrokerVersion | undefined> {
  const version = await findVersion(db, versionsOf(id), versionId)
  return version && { ...version, words: toWords(version.columns) }
}

/** Adds a version, unless only the picture or the place was changed. */
export async function addBrokerVersion(
  tx: Transaction<Database>,
  id: string,
  version: { text: BrokerWords } & Pick<TextVersion, 'origin' | 'staffEmail'>,
): Promise<void> {
  const { text, origin, staffEmail } = version
  const madeAt = new Date().toISOString()
  const columns = toColumns(text)
  await addVersionIfNew(tx, versionsOf(id), { origin, staffEmail, madeAt, columns })
}

/** Removes what a profile said, with the profile. */
export function removeBrokerVersions(tx: Transaction<Database>, id: string): Promise<void> {
  return removeVersions(tx, versionsOf(id))
}

function versionsOf(id: string) {
  return { kind: 'brokers', slug: id } as const
}

function toColumns(words: BrokerWords): TextColumns {
  return {
    name: words.name,
    title: words.title,
    license_number: words.licenseNumber,
    since_year: words.sinceYear === undefined ? null : `${words.sinceYear}`,
    email: words.email,
    phone: words.phone,
    about: words.about,
  }
}

function toWords(columns: TextColumns): BrokerWords {
  const { since_year: year } = columns
  return {
    name: columns.name ?? '',
    title: columns.title ?? '',
    licenseNumber: columns.license_number ?? '',
    sinceYear: year ? Number(year) : undefined,
    email: columns.email ?? '',
    phone: columns.phone ?? '',
    about: columns.about ?? '',
  }
}
