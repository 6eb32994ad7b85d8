import { randomUUID } from 'node:crypto'
import { acceptSubmission } from '../../db/leads/accept-submission.ts'
import type { Judging } from '../../db/leads/spam-check.ts'
import type { NewSubmission } from '../../db/leads/submissions.ts'
import type { RateLimitClient } from '../../db/limits/rate-limit.ts'
import type { Db } from '../../db/open.ts'

/** A quote request as a visitor would send it; a test says only what matters to it. */
export function quoteRequest(change: Partial<NewSubmission> = {}): NewSubmission {
  const email = change.email ?? `jane.${randomUUID().slice(0, 8)}@visitor.example`
  return {
    kind: 'quote',
    submissionKey: randomUUID(),
    email,
    formData: {
      insurance_type: 'boat',
      vessel_type: 'center-console',
      vessel_length: 27,
      vessel_value: '85,000',
      vessel_use: 'fishing',
      first_name: 'Jane',
      last_name: 'Doe',
      email,
      phone: '203-555-0123',
      zipCode: '06604',
      additional_details: '',
    },
    source: { path: '/towns/bridgeport', town: 'bridgeport', firstCampaign: 'spring' },
    attachmentIds: [],
    lostFiles: [],
    ...change,
  }
}

/** A lead that was accepted: its two messages wait in the outbox. */
export async function acceptLead(db: Db, change: Partial<NewSubmission> = {}, isSuspect = false) {
  const submission = quoteRequest(change)
  const accepted = await acceptSubmission(db, submission, { isSuspect })
  return { ...accepted, email: submission.email }
}

/** A lead that is held as suspected spam. */
export function holdLead(db: Db, change: Partial<NewSubmission> = {}) {
  return acceptLead(db, change, true)
}

/** Somebody whom no limit holds, from an address of their own. */
export function judgingOfStranger(): Judging {
  return { client: someStranger(), signs: [], tookTime: true, hasRoom: true }
}

/** Somebody at a network address of their own, under the limits that a site has unless it sets others. */
function someStranger(): RateLimitClient {
  return {
    keyOf: (kind, value) => `${kind} ${value}`,
    address: randomUUID(),
    limits: {
      requests: { perSender: 8, inAll: 60, sameText: 3 },
      mails: { inAll: 60, perMailbox: 1 },
    },
  }
}
