import type { Selectable } from 'kysely'
import type { Db } from '../open.ts'
import type { ImageTable } from '../schema/index.ts'

export interface DownloadedImage {
  /** Where the file is stored: its key in the object store, or its path among the public files. */
  storagePath: string
  photographerName: string | undefined
  photographerLink: string | undefined
  sourceName: string | undefined
  sourceLink: string | undefined
  /** What it shows; undefined for pictures that staff did not upload. */
  alt: string | undefined
  license: string | undefined
  /** In pixels, if it is known. */
  size: { width: number; height: number } | undefined
}

/** The newest picture that was downloaded for a town, with its credit. */
export async function findTownImage(
  db: Db,
  townSlug: string,
): Promise<DownloadedImage | undefined> {
  const row = await db
    .selectFrom('images')
    .selectAll()
    .where('category', '=', 'town')
    .where('town_slug', '=', townSlug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && toImage(row)
}

/** The storage path of the newest picture of every town that has one, by the town's slug. */
export async function listTownImagePaths(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('images')
    .select(['town_slug', 'storage_path'])
    .where('category', '=', 'town')
    .where('town_slug', 'is not', null)
    .orderBy('created_at')
    .orderBy('id', 'desc')
    .execute()
  // The last one of a town counts.
  return new Map(rows.map((row) => [row.town_slug ?? '', row.storage_path]))
}

/** A row as pages show it. */
export function toImage(row: Selectable<ImageTable>): DownloadedImage {
  const { width, height } = row
  return {
    storagePath: row.storage_path,
    photographerName: row.photographer_name ?? undefined,
    photographerLink: row.photographer_link ?? undefined,
    sourceName: row.source_name ?? undefined,
    sourceLink: row.source_link ?? undefined,
    alt: row.alt ?? undefined,
    license: row.license ?? undefined,
    size: width && height ? { width, height } : undefined,
  }
}
