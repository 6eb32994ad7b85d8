import {
  type ExportedSubscriber,
  exportSubscribers,
} from '../../../db/newsletter/subscriber-list.ts'
import type { Db } from '../../../db/open.ts'
import { UNSUBSCRIBE_PATH } from '../../settings/business.ts'
import { csvLine } from './csv.ts'

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
    start: (controller) => controller.enqueue(encoder.encode(csvLine(HEAD))),
    async pull(controller) {
      const rows = await exportSubscribers(db, ROWS, after)
      const last = rows.at(-1)
      if (!last) return controller.close()
      after = last.email
      controller.enqueue(encoder.encode(rows.map((row) => lineOf(row, siteUrl)).join('')))
    },
  })
}

function lineOf(row: ExportedSubscriber, siteUrl: string): string {
  const { email, consentedAt, confirmedAt, consentText, token } = row
  const leave = `${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}`
  return csvLine([email, consentedAt, confirmedAt, consentText, leave])
}
