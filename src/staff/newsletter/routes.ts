import { Hono } from 'hono'
import {
  type ExportedSubscriber,
  eraseSubscriber,
  exportSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../db/open.ts'
import { recordAudit } from '../../../db/staff/audit.ts'
import { log } from '../../http/log.ts'
import { services } from '../../http/services.ts'
import { UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import { config } from '../../settings/config.ts'
import { officeDay } from '../../settings/office-day.ts'
import { csvLines } from '../frame/csv.ts'
import { seeOther } from '../session/staff-form.ts'
import type { StaffEnv } from '../session/staff-routes.ts'
import { allow, sameSiteOnly } from '../session/staff-routes.ts'
import { parseSubscriberQuery, STAFF_LIST, subscriberListHref } from './load-subscriber-list.ts'

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

/** Rows per query: memory stays bounded for a list of any length. */
const ROWS = 1000

const HEAD = ['email', 'consented_at', 'confirmed_at', 'consent_text', 'unsubscribe_address']

/**
 * Every subscribed address as CSV, with the proof of consent and the unsubscribe link. A failure
 * aborts the download, so that a partial list is not taken for the whole.
 */
function exportCsv(db: Db, siteUrl: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let after = ''
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvLines([HEAD]))),
    async pull(controller) {
      const rows = await exportSubscribers(db, ROWS, after)
      const last = rows.at(-1)
      if (!last) return controller.close()
      after = last.email
      const lines = csvLines(rows.map((row) => cellsOf(row, siteUrl)))
      controller.enqueue(encoder.encode(lines))
    },
  })
}

function cellsOf(row: ExportedSubscriber, siteUrl: string): string[] {
  const { email, consentedAt, confirmedAt, consentText, token } = row
  const leave = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}`
  return [email, consentedAt, confirmedAt, consentText, leave]
}
