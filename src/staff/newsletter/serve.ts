import { Hono } from 'hono'
import { eraseSubscriber } from '../../../db/newsletter/subscriber-list.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'
import { allow } from '../session/allow.ts'
import { seeOther } from '../session/answer.ts'
import { sameSiteOnly } from '../session/same-site-only.ts'
import type { StaffEnv } from '../session/staff-env.ts'
import { exportCsv } from './export.ts'
import { parseSubscriberQuery, STAFF_LIST, subscriberListHref } from './subscriber-query.ts'

/** The staff routes of the newsletter's list. */
export const newsletterApi = new Hono<StaffEnv>()

const subscribers = allow('subscribers')

newsletterApi.get('/newsletter.csv', subscribers, sameSiteOnly, async (c) => {
  const { db } = services()
  try {
    await recordAudit(db, { staff: c.get('staff'), action: 'subscribers-exported' })
  } catch (err) {
    return failed(err, 'The list could not be read. Try again in a minute.')
  }
  return new Response(exportCsv(db, config().siteUrl), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-${officeDay()}.csv"`,
    },
  })
})

newsletterApi.post('/newsletter/erase', subscribers, async (c) => {
  const fields = new URLSearchParams(await c.req.text())
  try {
    const id = fields.get('id') ?? ''
    const isErased = await eraseSubscriber(services().db, id, c.get('staff'))
    const text = isErased ? 'The address has been erased.' : 'That address has already been erased.'
    return seeOther(subscriberListHref(parseSubscriberQuery(fields)), {
      flash: { tone: 'success', text },
    })
  } catch (err) {
    return failed(err, 'The address could not be erased. Try again in a minute.')
  }
})

function failed(err: unknown, text: string): Response {
  log.error({ err }, 'the newsletter list could not be read or changed')
  return seeOther(STAFF_LIST, { flash: { tone: 'problem', text } })
}
