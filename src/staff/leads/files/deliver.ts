import { Readable } from 'node:stream'
import { type LeadFile, objectKeysOf } from '../../../../db/leads/attachments.ts'
import { forgetPreview, previewKeys } from '../../../../db/leads/previews.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { COPIED, officeCopy, UnreadablePicture } from '../../../attachments/office-copy.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import { visibleLine } from '../../../leads/visible-text.ts'
import type { ObjectStore, StoredObject } from '../../../storage/objects.ts'
import type { StaffMember } from '../../session/session.ts'
import { seeOther } from '../../session/staff-form.ts'
import { fileHref } from '../addresses.ts'
import { lacksCopy } from './may-open.ts'
import { fileIsMissing, storeUnavailable } from './refusals.ts'

interface How {
  /** A picture goes as it came, with the place where it was taken. */
  asItCame: boolean
  /** Of the request: whoever left waits for no copy. */
  signal: AbortSignal
}

/** Gives a file to staff, and writes that down. Whether they may have it was decided before. */
export async function deliver(
  { db, store }: Pick<Services, 'db' | 'store'>,
  file: LeadFile,
  staff: StaffMember,
  { asItCame, signal }: How,
): Promise<Response> {
  let contents: Contents | undefined
  try {
    const opened = await openContents(store, file, { asItCame, signal })
    if (opened === 'no copy') return seeOther(fileHref(file.leadId, file.id))
    if (opened === 'cannot be opened') {
      return seeOther(`${fileHref(file.leadId, file.id)}?why=copy`)
    }
    if (opened === 'copy is gone') {
      await forgetPreview(db, file.id)
      return seeOther(fileHref(file.leadId, file.id))
    }
    if (opened === 'missing') return fileIsMissing(file)
    contents = opened
    await rememberDownload(db, file, staff, asItCame)
    return download(contents)
  } catch (err) {
    if (contents?.body instanceof Readable) contents.body.destroy()
    log.error({ err, file: file.id }, 'a file of a lead could not be opened')
    return storeUnavailable(file)
  }
}

/** Writes down that somebody of the staff has a file. */
export async function rememberDownload(
  db: Db,
  file: LeadFile,
  staff: StaffMember,
  asItCame: boolean,
): Promise<void> {
  await recordAudit(db, {
    staff,
    action: 'file-downloaded',
    about: file.leadId,
    details: { file: file.id, ...(asItCame && { asItCame }) },
  })
}

/** What leaves of a file, under the name that it has there. */
export interface Contents {
  filename: string
  contentType: string
  body: Readable | Buffer<ArrayBuffer>
  sizeBytes: number | undefined
}

/** Why there is nothing that may leave. */
type NoContents = 'no copy' | 'copy is gone' | 'cannot be opened' | 'missing'

/**
 * Opens what leaves of a file: of a picture a copy without the place where it was taken, or the original.
 * @throws When the store is unavailable.
 */
export async function openContents(
  store: ObjectStore,
  file: LeadFile,
  { asItCame, signal }: How,
): Promise<Contents | NoContents> {
  if (lacksCopy(file) && !asItCame) return 'no copy'
  const copied = asItCame ? undefined : copiedType(file)
  const { keys, isCopy, ...named } = asItCame ? original(file) : copyOrOriginal(file)
  if (copied) {
    const body = await remake(store, file, copied, signal)
    if (body === 'cannot be opened') return body
    return body ? { ...named, body, sizeBytes: body.length } : 'missing'
  }
  const object = await open(store, keys)
  if (!object) return isCopy ? 'copy is gone' : 'missing'
  return { ...named, body: object.body, sizeBytes: object.sizeBytes }
}

/** Opens a file's object wherever it lies; undefined when it is nowhere. */
export async function openFile(
  store: ObjectStore,
  file: LeadFile,
): Promise<StoredObject | undefined> {
  return open(store, objectKeysOf(file))
}

/** What a download consists of. */
interface Outgoing {
  /** Where its object lies: in one of these places. */
  keys: [string, ...string[]]
  filename: string
  contentType: string
  isCopy: boolean
}

function original(file: LeadFile): Outgoing {
  const { filename, contentType } = file
  return { keys: objectKeysOf(file), filename, contentType, isCopy: false }
}

/** Of a HEIC the JPEG that was made with its preview, without the place where it was taken. */
function copyOrOriginal(file: LeadFile): Outgoing {
  if (file.contentType !== 'image/heic') return original(file)
  const filename = `${file.filename.replace(/\.hei[cf]$/i, '')}.jpg`
  return { keys: [previewKeys(file.id).copy], filename, contentType: 'image/jpeg', isCopy: true }
}

async function open(
  store: ObjectStore,
  keys: [string, ...string[]],
): Promise<StoredObject | undefined> {
  for (const key of keys) {
    const object = await store.get(key)
    if (object) return object
  }
  return undefined
}

function copiedType({ contentType }: LeadFile): keyof typeof COPIED | undefined {
  return contentType in COPIED ? (contentType as keyof typeof COPIED) : undefined
}

/** Made whole before the answer begins, so that a picture that breaks off is none. */
async function remake(
  store: ObjectStore,
  file: LeadFile,
  contentType: keyof typeof COPIED,
  signal: AbortSignal,
): Promise<Buffer<ArrayBuffer> | 'cannot be opened' | undefined> {
  try {
    const open = async () => (await openFile(store, file))?.body
    const copy = await officeCopy(open, contentType, { signal })
    return copy && Buffer.from(copy)
  } catch (err) {
    // What the store breaks off is its failure, not the picture's.
    if (!(err instanceof UnreadablePicture)) throw err
    log.warn({ err, file: file.id }, 'no copy could be made of a picture')
    return 'cannot be opened'
  }
}

function download({ filename, contentType, body, sizeBytes }: Contents): Response {
  const stream = Buffer.isBuffer(body) ? body : (Readable.toWeb(body) as ReadableStream<Uint8Array>)
  return new Response(stream, {
    headers: {
      'content-type': contentType,
      'content-disposition': downloadAs(filename),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...(Number.isFinite(sizeBytes) && { 'content-length': String(sizeBytes) }),
    },
  })
}

const MAX_NAME = 150

/** A download's `content-disposition` under the visitor's name for the file (RFC 6266). */
export function downloadAs(filename: string): string {
  const name = savedName(filename)
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** A visitor's name for a file as a name within one folder. */
export function savedName(filename: string): string {
  return visibleLine(filename, MAX_NAME).replace(/[/\\]/g, '_') || 'file'
}

/** As RFC 8187 wants it, which reserves some more characters than a URL does. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
