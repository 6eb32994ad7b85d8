import { Hono } from 'hono'
import { attachmentApi } from '../../attachments/api.ts'
import { openParts, type Parts } from '../../attachments/parts/open-parts.ts'
import { beginPart, finishPart, servePart } from '../../attachments/parts/serve-parts.ts'
import { attachmentStates } from '../../attachments/states.ts'
import { limitBody } from '../../http/limit-body.ts'
import { methodNotAllowed } from '../../http/method-not-allowed.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { partsFolder } from '../../storage/parts-folder.ts'

const MAX_QUESTION_BYTES = 2000

/**
 * Visitors' files under /api, as the page's script sends them. Every file begins at one of the first
 * two addresses; the others go on with what has begun.
 */
export const uploads = new Hono()
  .all('/attachments', (c) => attachmentApi(services())(c.req.raw))
  .all('/uploads', (c) => beginPart(parts(), c.req.raw))
  .all('/uploads/:id{[0-9a-f]{32}}', (c) => servePart(parts(), c.req.raw))
  .all('/uploads/:id{[0-9a-f]{32}}/attachment', (c) =>
    finishPart(parts(), c.req.param('id'), c.req.raw),
  )
  .post('/attachments/states', limitBody(MAX_QUESTION_BYTES), (c) =>
    attachmentStates(services().db, c.req.raw),
  )
  .all('/attachments/states', () => methodNotAllowed('POST'))

// On the global object because the development server loads this module again after every change.
const holder = globalThis as { fayerweatherParts?: Parts }

function parts(): Parts {
  holder.fayerweatherParts ??= openParts({ ...services(), partsFolder: partsFolder(config()) })
  return holder.fayerweatherParts
}
