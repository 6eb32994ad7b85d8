import { quarantineKey } from '../../db/leads/attachments.ts'
import { previewsOfNoFile } from '../../db/leads/previews.ts'
import { markLost, noteSeen, type StoredFile, unseenFiles } from '../../db/leads/recurring.ts'
import type { Db } from '../../db/open.ts'
import type { ListedObject, ObjectStore } from '../../src/storage/objects.ts'
import type { Sweep } from './recurring.ts'
import { ago, DAY_MS } from './tasks.ts'

/** Files move from the first to the second: listed in this order, none is missed. */
const FOLDERS = ['quarantine', 'form-uploads']
const PREVIEWS = 'previews'
const KEYS_A_PAGE = 200
const ORPHAN_AGE_MS = DAY_MS
const MAX_ORPHANS_A_RUN = 1000
/** With this many more objects without a row than with one, the database is probably the wrong one. */
const DOUBTFUL_ORPHANS = 100
const WRONG_DATABASE =
  'The object store holds far more files that the database does not know than files that it knows: is DATABASE_URL right?'

/** Compares the store with the rows: deletes objects without a row, and marks rows without an object. */
export const sweepObjects: Sweep = async ({ db, store, raiseAlarm }, signal) => {
  const startedAt = ago(0)
  let known = 0
  let unknown = 0
  const orphans: string[] = []
  for await (const { folder, page } of pages(store, signal)) {
    const keys = page.map(({ key }) => key)
    const unwanted = new Set(
      folder === PREVIEWS ? await previewsOfNoFile(db, keys) : await noteSeen(db, keys, startedAt),
    )
    known += keys.length - unwanted.size
    const old = page.filter(({ storedAt }) => storedAt.toISOString() < ago(ORPHAN_AGE_MS))
    const found = old.map(({ key }) => key).filter((key) => unwanted.has(key))
    unknown += found.length
    orphans.push(...found.slice(0, MAX_ORPHANS_A_RUN - orphans.length))
  }
  const lost = await markMissing(db, store, startedAt, signal)
  if (lost > 0) {
    const files = lost === 1 ? 'A file of a lead is' : `${lost} files of leads are`
    await raiseAlarm('lost-files', `${files} missing from the object store`, { lost })
  }
  if (unknown > known + DOUBTFUL_ORPHANS) {
    await raiseAlarm('orphans', `${WRONG_DATABASE} Nothing was deleted`, {
      orphans: unknown,
      known,
    })
    return { known, lost, orphans: 0 }
  }
  for (const key of orphans) await store.remove(key)
  return { known, lost, orphans: orphans.length }
}

async function* pages(
  store: ObjectStore,
  signal: AbortSignal,
): AsyncGenerator<{ folder: string; page: ListedObject[] }> {
  for (const folder of [...FOLDERS, PREVIEWS]) {
    let page: ListedObject[] = []
    for await (const object of store.list(folder)) {
      signal.throwIfAborted()
      page.push(object)
      if (page.length < KEYS_A_PAGE) continue
      yield { folder, page }
      page = []
    }
    if (page.length > 0) yield { folder, page }
  }
}

/**
 * Marks files that were not listed as lost, if a direct lookup does not find them either.
 * @returns How many of them belong to a lead.
 */
async function markMissing(db: Db, store: ObjectStore, listedAt: string, signal: AbortSignal) {
  let ofLeads = 0
  let page: StoredFile[] = []
  do {
    page = await unseenFiles(db, listedAt, page.at(-1)?.id ?? '')
    for (const file of page) {
      signal.throwIfAborted()
      if ((await lies(store, quarantineKey(file.id))) || (await lies(store, file.objectKey)))
        continue
      await markLost(db, file.id)
      if (file.submissionId) ofLeads++
    }
  } while (page.length > 0)
  return ofLeads
}

async function lies(store: ObjectStore, key: string): Promise<boolean> {
  const object = await store.get(key)
  object?.body.destroy()
  return object !== undefined
}
