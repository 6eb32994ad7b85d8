import { Hono } from 'hono'
import { listVesselOptions } from '../../../../db/content/vessels.ts'
import { findApplication } from '../../../../db/leads/application.ts'
import { attachmentsOf } from '../../../../db/leads/attachments.ts'
import { findLead, type Lead } from '../../../../db/leads/lead.ts'
import { findSubmission } from '../../../../db/leads/submissions.ts'
import type { Db } from '../../../../db/open.ts'
import { recordAudit } from '../../../../db/staff/audit.ts'
import { applicationSchema, leadData } from '../../../application/lead-data.ts'
import { agency } from '../../../http/agency.ts'
import { isId } from '../../../http/is-id.ts'
import { log } from '../../../http/log.ts'
import { methodNotAllowed } from '../../../http/method-not-allowed.ts'
import { services } from '../../../http/services.ts'
import { config } from '../../../settings/config.ts'
import { databaseUnavailable } from '../../session/refusals.ts'
import type { StaffMember } from '../../session/session.ts'
import { seeOther } from '../../session/staff-form.ts'
import type { StaffEnv } from '../../session/staff-routes.ts'
import { sameSiteOnly } from '../../session/staff-routes.ts'
import { leadHref } from '../addresses.ts'
import { requestPaper } from './request-paper.ts'

/** A lead as a file to print or to pass on. */
export const leadPaperApi = new Hono<StaffEnv>()

leadPaperApi.onError((err) => {
  log.error({ err }, 'a lead could not be made a file')
  return databaseUnavailable()
})

leadPaperApi.get('/:id/request.pdf', sameSiteOnly, async (c) => {
  // A download is written down, and only a whole one is one.
  if (c.req.raw.method === 'HEAD') return methodNotAllowed('GET', 'Leads are downloaded.')
  const { db } = services()
  const id = c.req.param('id')
  const lead = isId(id) ? await findLead(db, id) : undefined
  // Its page says who deleted it.
  if (!lead) return seeOther(leadHref(id))
  return download(c.get('staff'), lead, 'PDF', 'application/pdf', await pdfOf(db, lead))
})

leadPaperApi.get('/:id/application.json', sameSiteOnly, async (c) => {
  if (c.req.raw.method === 'HEAD') return methodNotAllowed('GET', 'Leads are downloaded.')
  const { db } = services()
  const id = c.req.param('id')
  const [lead, application] = isId(id)
    ? await Promise.all([findSubmission(db, id, { corrected: true }), findApplication(db, id)])
    : []
  if (!lead) return seeOther(leadHref(id))
  const data = leadData(lead, application?.answers ?? {}, config().siteUrl)
  return download(c.get('staff'), lead, 'JSON', 'application/json', inLines(data))
})

/** For whoever sets up a program that reads it. */
leadPaperApi.get('/application-schema.json', sameSiteOnly, () => {
  const headers = {
    'content-type': 'application/schema+json',
    'content-disposition': 'attachment; filename="application-schema.json"',
  }
  return new Response(inLines(applicationSchema()), { headers })
})

function inLines(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`
}

/** A lead as a PDF on Letter paper. */
async function pdfOf(db: Db, lead: Lead): Promise<Uint8Array<ArrayBuffer>> {
  const [vessels, files] = await Promise.all([listVesselOptions(db), attachmentsOf(db, lead.id)])
  // The library and the fonts take memory that a site without leads does not need.
  const { drawPaper } = await import('./draw-paper.ts')
  return drawPaper(requestPaper({ lead, vessels, files }, agency()))
}

async function download(
  staff: StaffMember,
  { id, reference }: Pick<Lead, 'id' | 'reference'>,
  format: 'PDF' | 'JSON',
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const details = { format }
  await recordAudit(services().db, { staff, action: 'lead-downloaded', about: id, details })
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${reference}.${format.toLowerCase()}"`,
    },
  })
}
