import { quarantineKey } from '../leads/attachments.ts'
import { previewKeys } from '../leads/previews.ts'
import type { Db } from '../open.ts'

const PAGE = 1000

/** A file that a row refers to. */
export interface NamedFile {
  /** Where its row says that it is, and where else it may be while it is released. */
  key: string
  otherKey: string
  sha256: string
  /** Staff know already that it is missing. */
  isLost: boolean
  previewKeys: string[]
}

/** Every file that should be in the store, by the rows of the database. */
export async function* namedFiles(db: Db): AsyncGenerator<NamedFile> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await pageAfter(db, after)
    for (const row of page) {
      const keys = [quarantineKey(row.id), row.object_key] as const
      const [otherKey, key] = row.released_at ? keys : ([keys[1], keys[0]] as const)
      yield {
        key,
        otherKey,
        sha256: row.sha256,
        isLost: row.lost_at !== null,
        previewKeys: row.preview === 'made' ? Object.values(previewKeys(row.id)) : [],
      }
    }
    after = page.at(-1)?.id
  }
}

function pageAfter(db: Db, id: string) {
  return (
    db
      .selectFrom('attachments')
      .select(['id', 'object_key', 'sha256', 'released_at', 'lost_at', 'preview'])
      .where('id', '>', id)
      .where('stored_at', 'is not', null)
      .where('removed_at', 'is', null)
      // Its object is being deleted, or has just been.
      .where((eb) => eb.or([eb('verdict', 'is', null), eb('verdict', '<>', 'infected')]))
      .orderBy('id')
      .limit(PAGE)
      .execute()
  )
}
