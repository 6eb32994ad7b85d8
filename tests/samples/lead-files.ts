import { Readable } from 'node:stream'
import { addAttachment, quarantineKey } from '../../db/leads/attachments.ts'
import type { Db } from '../../db/open.ts'
import type { AttachmentTable } from '../../db/schema/index.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { sha256 } from './scan-setup.ts'

interface Stored {
  filename?: string
  contentType?: string
  bytes?: Buffer
  passwordProtected?: boolean
  /** Where its object lies: nowhere without a store. */
  lies?: 'released' | 'in quarantine'
  about?: Partial<Pick<AttachmentTable, 'verdict' | 'signature' | 'lost_at' | 'removed_at'>>
}

/**
 * A file that was uploaded, with whatever became of it; unclaimed.
 * @returns Its id.
 */
export async function storedFile(
  db: Db,
  {
    filename = 'survey.pdf',
    contentType = 'application/pdf',
    bytes = Buffer.from('%PDF-1.7 of a survey'),
    passwordProtected = false,
    lies,
    about = {},
  }: Stored = {},
  store?: ObjectStore,
): Promise<string> {
  const sizeBytes = bytes.length
  const file = { filename, contentType, sizeBytes, sha256: sha256(bytes), passwordProtected }
  const { id, objectKey } = await addAttachment(db, file)
  if (store && lies) {
    const key = lies === 'released' ? objectKey : quarantineKey(id)
    await store.put(key, Readable.from([bytes]), { sizeBytes, contentType })
  }
  const now = new Date().toISOString()
  await db
    .updateTable('attachments')
    .set({ stored_at: now, ...(lies === 'released' && { released_at: now }), ...about })
    .where('id', '=', id)
    .execute()
  return id
}
