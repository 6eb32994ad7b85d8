import { createHash, randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { fromJson, isObject } from './json-text.ts'
import type { Db } from './open.ts'
import type { Database, Timestamp } from './schema/index.ts'
import type { TextTables, VersionedKind, VersionOrigin } from './schema/text-versions.ts'

/** The text columns of a row, by name. */
export type TextColumns = Readonly<Record<string, string | null>>

/** How many versions of a page are listed; older ones stay in the table. */
export const VERSIONS_LISTED = 50

/** A text that a page has shown. */
export interface TextVersion {
  id: string
  number: number
  origin: VersionOrigin
  /** Undefined for what came with the site. */
  staffEmail: string | undefined
  madeAt: Timestamp
  columns: TextColumns
}

interface PageOfText {
  kind: VersionedKind
  slug: string
}

/** What a save must find unchanged: the same for the same text, on both databases. */
export function revisionOf(columns: TextColumns): string {
  const sorted = Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32)
}

/** The newest versions of a page, newest first. */
export async function listVersions(
  db: Db,
  { kind, slug }: PageOfText,
  most = VERSIONS_LISTED,
): Promise<TextVersion[]> {
  const rows = await db
    .selectFrom('text_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.map(toVersion)
}

/** One version of a page; undefined for an id of another page. */
export async function findVersion(
  db: Db,
  { kind, slug }: PageOfText,
  id: string,
): Promise<TextVersion | undefined> {
  const row = await db
    .selectFrom('text_versions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && toVersion(row)
}

/** Adds a version, in the transaction of the write that made it. */
export async function addVersion(
  tx: Transaction<Database>,
  { kind, slug }: PageOfText,
  version: Omit<TextVersion, 'id' | 'number'>,
): Promise<void> {
  const { last } = await tx
    .selectFrom('text_versions')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('text_versions')
    .values({
      id: randomUUID(),
      kind,
      slug,
      number: Number(last ?? 0) + 1,
      columns: JSON.stringify(version.columns),
      made_by: version.origin,
      staff_email: version.staffEmail ?? null,
      made_at: version.madeAt,
    })
    .execute()
}

/** Adds a version, unless the newest one says the same. */
export async function addVersionIfNew(
  tx: Transaction<Database>,
  page: PageOfText,
  version: Omit<TextVersion, 'id' | 'number'>,
): Promise<void> {
  const [newest] = await listVersions(tx, page, 1)
  if (newest && revisionOf(newest.columns) === revisionOf(version.columns)) return
  await addVersion(tx, page, version)
}

/** Removes what a record said, with the record. */
export async function removeVersions(
  tx: Transaction<Database>,
  { kind, slug }: PageOfText,
): Promise<void> {
  await tx.deleteFrom('text_versions').where('kind', '=', kind).where('slug', '=', slug).execute()
}

function toVersion(row: Selectable<TextTables['text_versions']>): TextVersion {
  return {
    id: row.id,
    number: row.number,
    origin: row.made_by,
    staffEmail: row.staff_email ?? undefined,
    madeAt: row.made_at,
    columns: fromJson(row.columns, isColumns, {}),
  }
}

function isColumns(value: unknown): value is TextColumns {
  return (
    isObject(value) && Object.values(value).every((one) => one === null || typeof one === 'string')
  )
}
