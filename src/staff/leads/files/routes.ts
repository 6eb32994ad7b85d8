import { Hono } from 'hono'
import { findLeadFile } from '../../../../db/leads/attachments.ts'
import { isId } from '../../../http/is-id.ts'
import { log } from '../../../http/log.ts'
import { methodNotAllowed } from '../../../http/method-not-allowed.ts'
import { services } from '../../../http/services.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import { fieldsOf, seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { fileHref } from '../addresses.ts'
import { deliver } from './deliver.ts'
import { downloadAll } from './download-all.ts'
import { mayOpen } from './may-open.ts'
import { answerPicture } from './picture.ts'
import { noSuchFile } from './refusals.ts'

/** Files of leads, for signed-in staff: every one that leaves is written down. */
export const leadFilesApi = new Hono<StaffEnv>()

leadFilesApi.onError((err) => {
  log.error({ err }, 'a file of a lead could not be looked up')
  return databaseUnavailable()
})

leadFilesApi.get('/:id', async (c) => {
  // A download is written down, and only a whole one is one.
  if (c.req.raw.method === 'HEAD') return methodNotAllowed('GET, POST', 'Files are downloaded.')
  const file = await find(c.req.param('id'))
  if (!file) return noSuchFile()
  if (mayOpen(file) !== 'at once') return seeOther(fileHref(file.leadId, file.id))
  const { signal } = c.req.raw
  return deliver(services(), file, c.get('staff'), { asItCame: false, signal })
})

/** The deliberate second step. */
leadFilesApi.post('/:id', async (c) => {
  const file = await find(c.req.param('id'))
  if (!file) return noSuchFile()
  if (mayOpen(file) === 'not at all') return seeOther(fileHref(file.leadId, file.id))
  const { as } = await fieldsOf(c.req)
  const { signal } = c.req.raw
  const asItCame = as === 'it-came'
  return deliver(services(), file, c.get('staff'), { asItCame, signal })
})

/** All files of a lead. What was not scanned was said beside the button. */
leadFilesApi.post('/all/:id', async (c) => {
  const leadId = c.req.param('id')
  if (!isId(leadId)) return noSuchFile()
  return downloadAll(services(), leadId, c.get('staff'), c.req.raw.signal)
})

leadFilesApi.get('/:id/thumbnail', async (c) =>
  answerPicture(c.req.raw, services(), await find(c.req.param('id')), 'small'),
)

leadFilesApi.get('/:id/picture', async (c) =>
  answerPicture(c.req.raw, services(), await find(c.req.param('id')), 'large'),
)

async function find(id: string) {
  return isId(id) ? findLeadFile(services().db, id) : undefined
}
