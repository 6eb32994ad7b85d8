import {
  type ExportedSubscriber,
  exportSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../db/open.ts'
import { UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import { csvLines } from '../frame/csv.ts'

/** Rows per query: memory stays bounded for a list of any length. */
const ROWS = 1000

const HEAD = ['email', 'consented_at', 'confirmed_at', 'consent_text', 'unsubscribe_address']

/**
 * Every subscribed address as CSV, with the proof of consent and the unsubscribe link. A failure
 * aborts the download, so that a partial list is not taken for the whole.
 */
export function exportCsv(db: Db, siteUrl: string): ReadableStream<Uint8Array> {
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
