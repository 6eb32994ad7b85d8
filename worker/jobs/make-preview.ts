import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  countAttempt,
  findWithoutPreview,
  type PreviewOutcome,
  previewKeys,
  recordPreview,
  uncountAttempt,
} from '../../db/leads/previews.ts'
import { makePreview, PreviewProcessDied } from '../preview/make-preview.ts'
import type { Preview, PreviewFault } from '../preview/preview.ts'
import type { WorkerContext } from './context.ts'

/** A file over the limits of time or memory is over them again. */
const MAX_ATTEMPTS = 3

type PreviewContext = Pick<WorkerContext, 'db' | 'store' | 'log'>

/**
 * The job `make-preview`: a picture of a clean file of a lead. What it stores is replaced when it is
 * repeated, and removed when the file was deleted meanwhile.
 */
export async function makePreviewOfFile(
  context: PreviewContext,
  { attachmentId: id }: { attachmentId: string },
  signal: AbortSignal,
  make: typeof makePreview = makePreview,
): Promise<void> {
  const { db, store, log } = context
  const file = await findWithoutPreview(db, id)
  if (!file) return
  const object = await store.get(file.objectKey)
  if (!object) throw new Error('A file that waits for its preview is not in the object store')
  // Whole: what the store breaks off is its failure, not the file's.
  const bytes = await buffer(object.body)
  const made = await attempt(context, id, () => make(file.contentType, bytes, signal))
  const outcome: PreviewOutcome =
    typeof made === 'string' ? { preview: made } : { preview: 'made', pages: made.pages }
  if (typeof made !== 'string') await storePreview(context, id, made)
  if (!(await recordPreview(db, id, outcome))) await removePreview(store, id)
  log.info({ attachment: id, ...outcome }, 'a preview was made, or cannot be')
}

/** @throws When it may succeed later. */
async function attempt(
  { db, log }: PreviewContext,
  id: string,
  make: () => Promise<Preview | PreviewFault>,
): Promise<Preview | PreviewFault> {
  const number = await countAttempt(db, id)
  if (number > MAX_ATTEMPTS) return 'too large'
  try {
    const made = await make()
    // Whatever fails from here on is not because of the file.
    await uncountAttempt(db, id)
    return made
  } catch (err) {
    if (err instanceof PreviewProcessDied && number === MAX_ATTEMPTS) {
      log.warn({ attachment: id, err }, 'a preview is given up')
      return 'too large'
    }
    if (!(err instanceof PreviewProcessDied)) await uncountAttempt(db, id)
    throw err
  }
}

async function storePreview({ store }: PreviewContext, id: string, { picture, copy }: Preview) {
  const keys = previewKeys(id)
  await put(store, keys.picture, picture)
  if (copy) await put(store, keys.copy, copy)
}

function put(store: PreviewContext['store'], key: string, bytes: Buffer): Promise<void> {
  const about = { sizeBytes: bytes.length, contentType: 'image/jpeg' }
  return store.put(key, Readable.from([bytes]), about)
}

async function removePreview(store: PreviewContext['store'], id: string): Promise<void> {
  for (const key of Object.values(previewKeys(id))) await store.remove(key)
}
