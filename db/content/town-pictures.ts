import { randomUUID } from 'node:crypto'
import type { Db } from '../open.ts'
import { raiseSiteRevision } from '../ops/revision.ts'
import type { Timestamp } from '../schema/index.ts'
import { recordAudit } from '../staff/audit.ts'
import { type DownloadedImage, toImage } from './images.ts'

/** A picture that staff uploaded for a town. */
export interface TownPicture extends DownloadedImage {
  id: string
  uploadedAt: Timestamp
}

export interface NewTownPicture {
  /** Its key in the object store. */
  storagePath: string
  width: number
  height: number
  alt: string
  photographerName: string
  photographerLink: string
  license: string
}

/** The pictures of a town, newest first: the town's page shows the first. */
export async function listTownPictures(db: Db, townSlug: string): Promise<TownPicture[]> {
  const rows = await db
    .selectFrom('images')
    .selectAll()
    .where('category', '=', 'town')
    .where('town_slug', '=', townSlug)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...toImage(row), id: row.id, uploadedAt: row.created_at }))
}

/** Adds a picture whose file is stored already: the town's page shows it from now on. */
export async function addTownPicture(
  db: Db,
  townSlug: string,
  picture: NewTownPicture,
  staff: { email: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    await tx
      .insertInto('images')
      .values({
        id: randomUUID(),
        category: 'town',
        town_slug: townSlug,
        storage_path: picture.storagePath,
        created_at: new Date().toISOString(),
        photographer_name: picture.photographerName,
        photographer_link: picture.photographerLink || null,
        source_name: null,
        source_link: null,
        alt: picture.alt,
        license: picture.license || null,
        width: picture.width,
        height: picture.height,
        staff_email: staff.email,
      })
      .execute()
    await recordAudit(tx, { staff, action: 'town-picture-uploaded', about: townSlug })
  })
}

/**
 * Removes a picture from its town.
 * @returns The key of its file, which is then of no use; undefined if the picture was gone.
 */
export async function removeTownPicture(
  db: Db,
  { townSlug, id }: { townSlug: string; id: string },
  staff: { email: string },
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    await raiseSiteRevision(tx)
    const removed = await tx
      .deleteFrom('images')
      .where('id', '=', id)
      .where('category', '=', 'town')
      .where('town_slug', '=', townSlug)
      .returning('storage_path')
      .executeTakeFirst()
    if (!removed) return undefined
    await recordAudit(tx, { staff, action: 'town-picture-removed', about: townSlug })
    return removed.storage_path
  })
}
