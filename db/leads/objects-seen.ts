import type { Db } from '../open.ts'
import type { Attachment } from './attachments.ts'
import { quarantineKey } from './attachments.ts'

const PAGE = 200

/** A file that should be in the object store. */
export interface StoredFile extends Pick<Attachment, 'id' | 'objectKey'> {
  submissionId: string | null
}

/**
 * Records which files were found in the store, given the keys of a page of its objects.
 * @returns The keys without a row.
 */
export async function noteSeen(db: Db, keys: string[], at: string): Promise<string[]> {
  if (keys.length === 0) return []
  const ids = keys.filter((key) => key.startsWith(quarantineKey(''))).map((key) => key.slice(11))
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'object_key', 'released_at', 'removed_at'])
    .where((eb) =>
      eb.or([eb('object_key', 'in', keys), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .execute()
  const wanted = new Map<string, string>()
  for (const { id, object_key, released_at, removed_at } of rows) {
    if (removed_at) continue
    // A file that is being released may be in either place.
    if (!released_at) wanted.set(quarantineKey(id), id)
    wanted.set(object_key, id)
  }
  const seen = keys.flatMap((key) => wanted.get(key) ?? [])
  if (seen.length > 0) {
    await db
      .updateTable('attachments')
      .set({ seen_at: at, lost_at: null })
      .where('id', 'in', seen)
      .execute()
  }
  return keys.filter((key) => !wanted.has(key))
}

/** Files stored before `before` and not seen since: one page, after an id. */
export async function unseenFiles(db: Db, before: string, after: string): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'object_key as objectKey', 'submission_id as submissionId'])
    .where('stored_at', '<', before)
    .where((eb) => eb.or([eb('seen_at', 'is', null), eb('seen_at', '<', before)]))
    .where('removed_at', 'is', null)
    .where('lost_at', 'is', null)
    // Its object is being deleted, or has just been.
    .where((eb) => eb.or([eb('verdict', 'is', null), eb('verdict', '<>', 'infected')]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(PAGE)
    .execute()
  return rows
}

/** Records that a file's object is missing from the store; the lead's page shows it. */
export async function markLost(db: Db, id: string): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ lost_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('lost_at', 'is', null)
    .execute()
}
