import type { Selectable, Transaction } from 'kysely'
import type { Db } from '../open.ts'
import type { Database, Timestamp } from '../schema/index.ts'

/** What somebody has typed into the form of a post and not saved. */
export interface UnsavedPost {
  id: string
  /** Undefined for a post that was never saved. */
  postId: string | undefined
  /** The version of the post that was edited. */
  postVersion: Timestamp | undefined
  fields: Record<string, string>
  writtenAt: Timestamp
  /** The post was deleted meanwhile. */
  isPostGone: boolean
}

export interface UnsavedWrite extends Omit<UnsavedPost, 'writtenAt' | 'isPostGone'> {
  staffId: string
  /** The page that writes. */
  writer: string
  /** Higher with each write of this writer. */
  turn: number
  /** When the text that was restored on this page had been written: the page goes on with it. */
  continues: Timestamp | undefined
}

/**
 * Why nothing was replaced. `elsewhere`: another page has written since; whoever types on continues
 * under another id. `late`: the same page has sent a newer text already. `closed`: it was saved or
 * discarded meanwhile.
 */
type UnsavedRefusal = 'elsewhere' | 'late' | 'closed'
export type UnsavedOutcome = { writtenAt: Timestamp } | { refused: UnsavedRefusal }

/** Stores what was typed in place of what the same page wrote before. */
export async function writeUnsaved(db: Db, write: UnsavedWrite): Promise<UnsavedOutcome> {
  const { id, staffId, writer, turn, continues } = write
  const content = {
    post_id: write.postId ?? null,
    post_version: write.postVersion ?? null,
    fields: JSON.stringify(write.fields),
    writer,
    turn,
    written_at: new Date().toISOString(),
  }
  const updated = await db
    .updateTable('unsaved_posts')
    .set(content)
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('writer', '=', writer), eb('turn', '<', turn)]),
        ...(continues ? [eb('written_at', '=', continues)] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  const done = { writtenAt: content.written_at }
  if (updated.numUpdatedRows > 0n) return done
  const inserted = await db
    .insertInto('unsaved_posts')
    .values({ id, staff_id: staffId, ...content, closed_at: null })
    .onConflict((c) => c.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return done
  const open = await db
    .selectFrom('unsaved_posts')
    .select('writer')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!open) return { refused: 'closed' }
  return { refused: open.writer === writer ? 'late' : 'elsewhere' }
}

/** What somebody has not saved, newest first. */
export async function listUnsaved(db: Db, staffId: string): Promise<UnsavedPost[]> {
  const rows = await db
    .selectFrom('unsaved_posts')
    .leftJoin('blog_posts', 'blog_posts.id', 'post_id')
    .selectAll('unsaved_posts')
    .select('blog_posts.id as existing')
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .orderBy('written_at', 'desc')
    .orderBy('unsaved_posts.id')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(toUnsavedPost)
}

/** One of them, unless it was saved or discarded. */
export async function findUnsaved(
  db: Db,
  staffId: string,
  id: string,
): Promise<UnsavedPost | undefined> {
  const row = await db
    .selectFrom('unsaved_posts')
    .leftJoin('blog_posts', 'blog_posts.id', 'post_id')
    .selectAll('unsaved_posts')
    .select('blog_posts.id as existing')
    .where('unsaved_posts.id', '=', id)
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row && toUnsavedPost(row)
}

/** Empties one that was saved or discarded. Its row stays, so that a late write does not bring it back. */
export async function closeUnsaved(
  db: Db | Transaction<Database>,
  staffId: string,
  id: string,
): Promise<void> {
  const now = new Date().toISOString()
  const closed = { fields: '{}', written_at: now, closed_at: now }
  const empty = { post_id: null, post_version: null, writer: '', turn: 0 }
  await db
    .insertInto('unsaved_posts')
    .values({ id, staff_id: staffId, ...empty, ...closed })
    .onConflict((c) =>
      c.column('id').doUpdateSet(closed).where('unsaved_posts.staff_id', '=', staffId),
    )
    .execute()
}

/** Empties those of new posts in which nothing stands that a post does not have, which was saved now. */
export async function closeContained(
  db: Db,
  staffId: string,
  saved: Record<string, string>,
): Promise<void> {
  for (const { id, postId, fields } of await listUnsaved(db, staffId)) {
    const isContained = Object.entries(fields).every(([name, text]) => saved[name]?.includes(text))
    if (postId === undefined && isContained) await closeUnsaved(db, staffId, id)
  }
}

/** Deletes what was written, saved or discarded before a time. */
export async function deleteOldUnsaved(db: Db, before: Timestamp): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('unsaved_posts')
    .where('written_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** More than anyone has; each may hold a whole post. */
const MOST_LISTED = 20

function toUnsavedPost(
  row: Selectable<Database['unsaved_posts']> & { existing: string | null },
): UnsavedPost {
  return {
    id: row.id,
    postId: row.post_id ?? undefined,
    postVersion: row.post_version ?? undefined,
    fields: JSON.parse(row.fields) as Record<string, string>,
    writtenAt: row.written_at,
    isPostGone: row.post_id !== null && row.existing === null,
  }
}
