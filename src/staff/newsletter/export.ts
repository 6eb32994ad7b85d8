import {
  type ExportedSubscriber,
  exportSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../db/open.ts'
import { UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import { csvLines } from '../frame/csv.ts'

/** Read and sent at once: a list of any length takes no more memory than this. */
const ROWS = 1000

const HEAD = ['email', 'consented_at', 'confirmed_at', 'consent_text', 'unsubscribe_address']

/**
 * Every subscribed address as CSV, with what proves the consent and the address by which its owner
 * leaves the list. A failure breaks the file off, so that half a list is not taken for the whole.
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
