import { createHash } from 'node:crypto'
import type { ListedObject, ObjectStore } from '../../src/storage/objects.ts'
import { StartError } from '../explain.ts'
import { fewAtOnce } from '../files/few-at-once.ts'
import { FOLDERS } from '../files/folders.ts'
import type { Staging } from '../files/staging.ts'
import type { Ledger } from './ledger.ts'

/** What a store has. */
export interface MeasuredFiles {
  files: number
  bytes: number
  /** Of the names and contents of all files. */
  sha256: string
}

export interface Stores {
  source: ObjectStore
  target: ObjectStore
  staging: Staging
  ledger: Ledger
}

/**
 * Makes the files of the target equal to those of the source: copies what is new or changed and reads it back,
 * and removes what the source does not have.
 * @param onFile Called after each file, with how many are done of how many.
 * @returns What both have now. The source's is what was found at the begin.
 */
export async function moveFiles(
  stores: Stores,
  onFile: (done: number, of: number) => void = () => {},
): Promise<{ source: MeasuredFiles; target: MeasuredFiles }> {
  const { source, target, ledger } = stores
  const listed = await listAll(source)
  const there = await listAll(target)
  const found = new Map<string, string>()
  let done = 0
  await fewAtOnce(listed.values(), async (object) => {
    const sha256 = await moveFile(stores, object, there.get(object.key))
    if (sha256) found.set(object.key, sha256)
    onFile(++done, listed.size)
  })
  for (const key of there.keys()) if (!found.has(key)) await target.remove(key)
  const hashOf = (key: string) => ledger.get(key)?.sha256 ?? 'unknown'
  return {
    source: measure(
      [...listed.values()].filter(({ key }) => found.has(key)),
      (key) => found.get(key) ?? '',
    ),
    target: measure([...(await listAll(target)).values()], hashOf),
  }
}

/** Everything that a store has of a site. */
export async function listAll(store: ObjectStore): Promise<Map<string, ListedObject>> {
  const listed = new Map<string, ListedObject>()
  for (const folder of FOLDERS) {
    for await (const object of store.list(folder)) listed.set(object.key, object)
  }
  return listed
}

/** @returns Its SHA-256; undefined if the source does not have it any longer. */
async function moveFile(
  { source, target, staging, ledger }: Stores,
  { key, storedAt, sizeBytes }: ListedObject,
  there: ListedObject | undefined,
): Promise<string | undefined> {
  const since = storedAt.toISOString()
  const known = ledger.get(key)
  const isSame = known?.storedAt === since && known.sizeBytes === sizeBytes
  if (isSame && there?.sizeBytes === sizeBytes) return known.sha256

  const object = await source.get(key)
  if (!object) return undefined
  const staged = await staging.write(object.body)
  try {
    const { sha256, sizeBytes } = staged.source
    // A killed command may have stored it without noting that.
    const isThere = there?.sizeBytes === sizeBytes && (await hashIn(target, key)) === sha256
    if (!isThere) {
      await target.put(key, staging.read(staged), { sizeBytes, contentType: object.contentType })
      if ((await hashIn(target, key)) !== sha256) {
        throw new StartError(
          `A file was read back from the new place with another content (${key}).`,
        )
      }
    }
    ledger.add({ key, sizeBytes, storedAt: since, sha256 })
    return sha256
  } finally {
    await staging.drop(staged)
  }
}

async function hashIn(store: ObjectStore, key: string): Promise<string | undefined> {
  const object = await store.get(key)
  if (!object) return undefined
  const hash = createHash('sha256')
  for await (const chunk of object.body) hash.update(chunk)
  return hash.digest('hex')
}

function measure(objects: ListedObject[], hashOf: (key: string) => string): MeasuredFiles {
  const hash = createHash('sha256')
  for (const key of objects.map((object) => object.key).sort())
    hash.update(`${key} ${hashOf(key)}\n`)
  const bytes = objects.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  return { files: objects.length, bytes, sha256: hash.digest('hex') }
}
