import {
  type Attachment,
  addAttachment,
  findUnclaimed,
  markQuarantined,
  markStored,
  quarantineKey,
  removeUnstored,
} from '../../db/leads/attachments.ts'
import type { FileProblem } from '../../db/leads/drafts.ts'
import type { Db } from '../../db/open.ts'
import type { ObjectStore } from '../storage/objects.ts'
import type { SpooledFile } from '../storage/spool.ts'
import { withExtension } from './filename.ts'
import { detectKind, type Kind } from './kind.ts'
import { mayStoreUpload, storeWithinLimit } from './may-store-upload.ts'
import { fileMessages, type NotedFile, noteAbout, otherKindMessages } from './messages.ts'
import { readPictureHead } from './picture-head.ts'
import type { Upload } from './uploads.ts'

export interface AttachmentStores {
  db: Db
  store: ObjectStore
  /** A scanner is configured: an upload stays in quarantine until it has a verdict. */
  quarantine?: boolean
  /** Called with the reason why a file could not be stored; the visitor sees a message. */
  report(error: unknown): void
}

/** An accepted file, as the API answers with it. */
export interface ReceivedAttachment {
  id: string
  name: string
  size: number
  /** The content type, by content. */
  type: string
  /** What to show at the file although it was accepted. */
  note?: string | undefined
  /** It is in quarantine until its scan: see `attachmentStates`. */
  checking?: true
}

export type ReceivedFile =
  | { ok: true; attachment: ReceivedAttachment }
  | { ok: false; problem: FileProblem }

/**
 * Checks an uploaded file and stores it; a refused file results in a message.
 * @param options `isAdmitted`: `mayStoreUpload` was asked when it began to arrive; `id`: of its row, which must be new.
 */
export async function storeUpload(
  stores: AttachmentStores,
  upload: Upload,
  { isAdmitted = false, id }: { isAdmitted?: boolean; id?: string } = {},
): Promise<ReceivedFile> {
  const { filename } = upload
  if ('refused' in upload) return refusal(filename, upload.refused)
  try {
    if ('lost' in upload) throw upload.lost
    const kind = await detectKind(upload.file)
    if (typeof kind === 'string') {
      return {
        ok: false,
        problem: { filename, problem: otherKindMessages[kind](filename), lost: false },
      }
    }
    const { file } = upload
    const head = await readPictureHead(file, kind.contentType)
    if (head?.isTooLarge) return refusal(filename, 'tooManyPixels')
    const refused = isAdmitted ? undefined : await mayStoreUpload(stores, file.size)
    if (refused) return refusal(filename, refused)
    const name = withExtension(filename, kind.extensions)
    const attachment = await storeWithinLimit(stores, file.size, () =>
      store(stores, name, { ...kind, isIncomplete: head?.isCut ?? false }, file, id),
    )
    return attachment ? { ok: true, attachment } : refusal(filename, 'noRoom')
  } catch (error) {
    stores.report(error)
    return refusal(filename, 'storeUnavailable')
  }
}

/** Reasons that are not the file's: the agency asks for it. */
const LOST: (keyof typeof fileMessages)[] = ['storeUnavailable', 'noRoom', 'tooManyUploads']

function refusal(filename: string, why: keyof typeof fileMessages): ReceivedFile {
  const problem = fileMessages[why](filename)
  return { ok: false, problem: { filename, problem, lost: LOST.includes(why) } }
}

/**
 * The row first, so that no object is ever without one; a row counts only once its object is
 * stored.
 */
async function store(
  { db, store, quarantine, report }: AttachmentStores,
  name: string,
  { contentType, passwordProtected, isIncomplete }: Kind & { isIncomplete: boolean },
  file: SpooledFile,
  newId: string | undefined,
): Promise<ReceivedAttachment> {
  const { size: sizeBytes, sha256 } = file
  const about = { filename: name, contentType, sizeBytes, sha256, passwordProtected, isIncomplete }
  const { id, objectKey } = await addAttachment(db, about, newId)
  try {
    const key = quarantine ? quarantineKey(id) : objectKey
    await store.put(key, file.stream(), { sizeBytes, contentType })
    await (quarantine ? markQuarantined(db, id) : markStored(db, id))
  } catch (error) {
    await removeUnstored(db, id).catch(report)
    throw error
  }
  return received({ id, ...about }, quarantine)
}

function received(
  file: Pick<Attachment, 'id' | 'contentType' | 'sizeBytes'> & NotedFile,
  quarantine: boolean | undefined,
): ReceivedAttachment {
  const { id, filename: name, sizeBytes: size, contentType: type } = file
  return { id, name, size, type, note: noteAbout(file), ...(quarantine && { checking: true }) }
}

/** What `storeUpload` has answered for a file that no form has claimed yet; undefined for any other. */
export async function storedBefore(
  { db, quarantine }: Pick<AttachmentStores, 'db' | 'quarantine'>,
  id: string,
): Promise<ReceivedFile | undefined> {
  const [file] = await findUnclaimed(db, [id])
  return file && { ok: true, attachment: received(file, quarantine) }
}
