import { buffer } from 'node:stream/consumers'
import type { LeadFile } from '../../../../db/leads/attachments.ts'
import { forgetPreview, previewKeys, recordPreview } from '../../../../db/leads/previews.ts'
import {
  type OpenPicture,
  smallPicture,
  UnreadablePicture,
} from '../../../attachments/office-copy.ts'
import { log } from '../../../http/log.ts'
import type { Services } from '../../../http/services.ts'
import type { StoredObject } from '../../../storage/objects.ts'
import { openFile } from './deliver.ts'
import { hasPicture } from './may-open.ts'

/** A change of how they are made changes this. */
const VERSION = 2
/** The longer side, in pixels. */
const SIDES = { small: 480, large: 1600 }

/**
 * Answers with a picture of a file, for the lead's page or larger: the photo itself, or the preview
 * that was made of it. A browser keeps it and asks whether it may show it again: after signing out it
 * may not.
 */
export async function answerPicture(
  request: Request,
  services: Pick<Services, 'db' | 'store'>,
  file: LeadFile | undefined,
  size: keyof typeof SIDES,
): Promise<Response> {
  if (!file || !hasPicture(file)) return nothing(404)
  const etag = `"${VERSION}-${SIDES[size]}-${file.sha256}"`
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const open = async () => (await openPicture(services, file))?.body
    // A preview is made large, and by us: as it lies in the store.
    const isReady = size === 'large' && file.preview === 'made'
    const picture = isReady
      ? await whole(open)
      : await smallPicture(open, SIDES[size], { signal: request.signal })
    if (!picture) return nothing(404)
    const type = isReady ? 'image/jpeg' : 'image/webp'
    return new Response(Buffer.from(picture), {
      headers: { ...headers, 'content-type': type, 'content-length': `${picture.length}` },
    })
  } catch (err) {
    log.warn({ err, file: file.id }, 'a picture of a file could not be shown')
    if (!(err instanceof UnreadablePicture)) return nothing(503)
    // From now on, the lead's page says so in place of a broken picture.
    if (file.preview !== 'made' && !err.tookTooLong) {
      await recordPreview(services.db, file.id, { preview: 'unreadable' })
    }
    return nothing(422)
  }
}

async function whole(open: OpenPicture): Promise<Buffer | undefined> {
  const body = await open()
  return body && buffer(body)
}

async function openPicture(
  { db, store }: Pick<Services, 'db' | 'store'>,
  file: LeadFile,
): Promise<StoredObject | undefined> {
  if (file.preview !== 'made') return openFile(store, file)
  const object = await store.get(previewKeys(file.id).picture)
  if (!object) await forgetPreview(db, file.id)
  return object
}

function nothing(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
