import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import sharp from 'sharp'
import type { ObjectStore } from '../../../src/storage/objects.ts'
import { makePreviewOfFile } from '../../../worker/jobs/make-preview.ts'
import { storedFile } from '../../samples/lead-files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { openSqlite, type TestDatabase } from '../../servers/databases.ts'
import { openDesk } from '../../staff/staff-desk.ts'

export type Stored = Parameters<typeof storedFile>[1]

/** A desk whose leads have files, with the store that is to have them. */
export async function deskWithFiles(openStore: (database: TestDatabase) => ObjectStore) {
  const database = await openSqlite()
  const store = openStore(database)
  const desk = await openDesk(database, store)
  const { db } = database
  return {
    ...desk,
    db,
    /** A file of a lead of its own, by the addresses of both. */
    async file(stored: Stored) {
      const id = await storedFile(db, stored, store)
      const lead = await acceptLead(db, { attachmentIds: [id] })
      return { path: `/leads/files/${id}`, page: `/admin/leads/${lead.id}/files/${id}`, lead }
    },
    /** Has the worker make the preview of a file. */
    preview: (path: string) =>
      makePreviewOfFile(
        { db, store, log: pino({ enabled: false }) },
        { attachmentId: path.split('/').at(-1) ?? '' },
        new AbortController().signal,
      ),
    downloads: async () =>
      (
        await db
          .selectFrom('audit_log')
          .selectAll()
          .where('action', '=', 'file-downloaded')
          .execute()
      ).map(({ about, details }) => ({ about, details: JSON.parse(details) })),
  }
}

/** What a browser gets of an answer. */
export const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A photo that lies on its side, and says who took it and where. */
export async function photo(): Promise<Buffer> {
  const sea = { width: 900, height: 600, channels: 3, background: '#2f6f9f' } as const
  const made = sharp({ create: sea })
    .withExif({ IFD0: { Make: 'Harbor Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
  return buffer(made)
}
