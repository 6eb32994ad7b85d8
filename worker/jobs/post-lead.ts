import { createHmac } from 'node:crypto'
import { findApplication } from '../../db/leads/application.ts'
import { findSubmission } from '../../db/leads/submissions.ts'
import { leadData } from '../../src/application/lead-data.ts'
import { type Handler, JobFailed } from './context.ts'

const TIMEOUT_MS = 15_000
const SECRET_PREFIX = 'whsec_'

/**
 * Posts a lead to the agency's webhook, signed as standardwebhooks.com says, so that libraries of
 * every language can check it. Each lead has one `webhook-id`: so that a repeat can be recognized.
 * @throws JobFailed When the webhook did not say that it has it.
 */
export const postLead: Handler<'post-lead'> = async (
  { db, settings },
  { submissionId },
  signal,
) => {
  const webhook = settings.leadsWebhook
  const submission = await findSubmission(db, submissionId, { corrected: true })
  // Switched off, or the lead was deleted meanwhile.
  if (!webhook || !submission) return
  const application = await findApplication(db, submissionId)
  const data = leadData(submission, application?.answers ?? {}, settings.siteUrl)
  const event = { type: 'lead.received', timestamp: submission.createdAt, data }
  const body = JSON.stringify(event)
  const headers = {
    'content-type': 'application/json',
    ...signed(submissionId, body, webhook.secret),
  }
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers,
    body,
    // A lead goes nowhere but to the address that was set.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch((cause: unknown) => {
    const why = `no answer (${causeOf(cause)})`
    throw new JobFailed(`LEADS_WEBHOOK gave ${why}`, why, false, { cause })
  })
  await answer.body?.cancel()
  const { ok, status } = answer
  if (ok) return
  const why = `status ${status}`
  throw new JobFailed(`LEADS_WEBHOOK answered with ${why}`, why, isForGood(status))
}

/** Asked to wait, to come later, or in conflict with something that goes on just now. */
const TEMPORARY = [408, 409, 425, 429]

/** What no receiver will ever do. */
const NOT_IMPLEMENTED = 501

/** Whether the same request would get the same answer. A redirect is one: the receiver may have taken the lead. */
function isForGood(status: number): boolean {
  return status === NOT_IMPLEMENTED || (status < 500 && !TEMPORARY.includes(status))
}

/** For example ECONNREFUSED. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = Object(error.cause)
  return typeof code === 'string' ? code : error.name
}

function signed(submissionId: string, body: string, secret: string): Record<string, string> {
  const id = `lead_${submissionId}`
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
