import type { LeadFile } from '../../../../db/leads/lead-files.ts'
import { smallPicture } from '../../../attachments/small-picture.ts'
import { log } from '../../../http/log.ts'
import { type ObjectStore, ObjectStoreError } from '../../../storage/objects.ts'
import { openFile } from './deliver.ts'
import { isShownSmall } from './may-open.ts'

/** A change of how they are made changes this. */
const VERSION = 1

/**
 * Answers with a picture small enough for the lead's page. A browser keeps it and asks whether it may
 * show it again: after signing out it may not.
 */
export async function answerThumbnail(
  request: Request,
  store: ObjectStore,
  file: LeadFile | undefined,
): Promise<Response> {
  if (!file || !isShownSmall(file)) return nothing(404)
  const etag = `"${VERSION}-${file.sha256}"`
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    'content-security-policy': "sandbox; default-src 'none'",
  }
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const object = await openFile(store, file)
    if (!object) return nothing(404)
    const picture = Buffer.from(await smallPicture(object.body))
    return new Response(picture, {
      headers: { ...headers, 'content-type': 'image/webp', 'content-length': `${picture.length}` },
    })
  } catch (err) {
    log.warn({ err, file: file.id }, 'a picture could not be made small')
    return nothing(err instanceof ObjectStoreError ? 503 : 422)
  }
}

function nothing(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
