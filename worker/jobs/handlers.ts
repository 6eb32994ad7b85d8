import type { QueueName } from '../../db/ops/outbox.ts'
import type { Handler } from './context.ts'
import { deliverMessage } from './deliver-message.ts'
import { importArticles } from './import-articles.ts'
import { mailDigest } from './mail-digest.ts'
import { mailStaff } from './mail-staff.ts'
import { makePreviewOfFile } from './make-preview.ts'
import { postLead } from './post-lead.ts'
import { scanAttachment } from './scan-attachment.ts'

/** The job handler of each queue. */
export const handlers: { [Q in QueueName]: Handler<Q> } = {
  'deliver-message': deliverMessage,
  'mail-newsletter': deliverMessage,
  'post-lead': postLead,
  'mail-digest': mailDigest,
  'mail-staff': mailStaff,
  'scan-attachment': scanAttachment,
  'make-preview': (context, payload, signal) => makePreviewOfFile(context, payload, signal),
  'import-articles': importArticles,
}
