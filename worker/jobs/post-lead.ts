import { createHmac } from 'node:crypto'
import { findSubmission, type Submission } from '../../db/leads/submissions.ts'
import type { Config } from '../../src/settings/config.ts'
import type { Handler } from './context.ts'

const TIMEOUT_MS = 15_000
const SECRET_PREFIX = 'whsec_'

/**
 * Posts a lead to the agency's webhook, signed as standardwebhooks.com says, so that libraries of
 * every language can check it. Each lead has one `webhook-id`: so that a repeat can be recognized.
 * @throws When the webhook did not say that it has it.
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
  const body = JSON.stringify(eventOf(submission, settings))
  const answer = await fetch(webhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(submissionId, body, webhook.secret) },
    body,
    // A lead goes nowhere but to the address that was set.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`LEADS_WEBHOOK answered with status ${answer.status}`)
}

function eventOf(submission: Submission, { siteUrl }: Config) {
  const { id, reference, kind, email, formData, source, createdAt } = submission
  return {
    type: 'lead.received',
    timestamp: createdAt,
    data: {
      id,
      reference,
      kind,
      email,
      answers: formData,
      source,
      url: `${siteUrl}/admin/leads/${id}`,
    },
  }
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
