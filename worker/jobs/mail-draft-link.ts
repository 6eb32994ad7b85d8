import { makeCode } from '../../db/leads/draft-codes.ts'
import { makeLinkToken } from '../../db/leads/draft-links.ts'
import type { JobPayloads } from '../../db/ops/outbox.ts'
import { CONTINUE_PATH } from '../../src/settings/business.ts'
import {
  codeMessage,
  codeSubject,
  linkMessage,
  linkSubject,
} from '../emails/draft-link-message.tsx'
import type { WorkerContext } from './context.ts'
import { type LinkMail, sendLink } from './send-link.ts'

type MailContext = Pick<WorkerContext, 'db' | 'settings' | 'mail' | 'log'>

/** Mails a link that continues a draft, or the code that opens it. */
export const mailDraftLink = async (
  context: MailContext,
  payload: JobPayloads['mail-draft-link'],
  signal: AbortSignal,
): Promise<void> => {
  const message =
    payload.mail === 'link'
      ? await linkMail(context, payload.linkId)
      : await codeMail(context, payload.linkId, payload.askedAt)
  // Nobody waits for it any more.
  if (message) await sendLink(context, message, signal)
}

async function linkMail(
  { db, settings }: MailContext,
  linkId: string,
): Promise<LinkMail | undefined> {
  const made = await makeLinkToken(db, linkId)
  if (!made) return undefined
  const href = `${settings.siteUrl}${CONTINUE_PATH}?token=${made.token}`
  return {
    name: 'draft-link',
    to: made.email,
    subject: linkSubject(settings),
    body: linkMessage(settings, href),
  }
}

async function codeMail(
  { db, settings }: MailContext,
  linkId: string,
  askedAt: string,
): Promise<LinkMail | undefined> {
  const made = await makeCode(db, linkId, askedAt)
  if (!made) return undefined
  return {
    name: 'draft-code',
    to: made.email,
    subject: codeSubject(settings),
    body: codeMessage(settings, made.code),
  }
}
