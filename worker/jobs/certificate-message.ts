import { buffer } from 'node:stream/consumers'
import { type AttachmentState, type LeadFile, objectKeysOf } from '../../db/leads/attachments.ts'
import { type Certificate, certificatesOf } from '../../db/leads/certificates.ts'
import { firstConfirmation } from '../../db/leads/replies.ts'
import type { Submission } from '../../db/leads/submissions.ts'
import { type LeadDelivery, markRefused } from '../../db/mail/deliveries.ts'
import type { ObjectStore } from '../../src/storage/objects.ts'
import { writeCertificateEmail } from '../emails/certificate-message.tsx'
import type { DeliveryContext, Message } from './context.ts'

/** Why a certificate is not sent; without one, it may be sent, or its scan is not finished. */
const REFUSED: Partial<Record<AttachmentState, string>> = {
  infected: 'It was not sent: the scanner found malware in the file, which is deleted.',
  'could not be scanned':
    'It was not sent: the scanner cannot read the file. Save it as a PDF without a password, and send that.',
  lost: 'It was not sent: the file is missing from the file store. Send it again.',
}

/**
 * A certificate of insurance to the visitor, or to whoever asked for it; undefined when there is nothing to send any
 * more. What a scanner does not let pass is refused for good.
 */
export async function certificateMessage(
  { db, settings, store }: DeliveryContext,
  delivery: LeadDelivery,
  submission: Submission,
): Promise<Omit<Message, 'isForGood'> | undefined> {
  const find = async () =>
    (await certificatesOf(db, submission.id)).find(({ id }) => id === delivery.aboutId)
  const certificate = await find()
  if (!certificate) return undefined
  const refused = REFUSED[certificate.file.state]
  if (refused) {
    await markRefused(db, delivery.id, refused)
    return undefined
  }
  const confirmation = await firstConfirmation(db, submission.id)
  return {
    async ready() {
      // The queue tries again soon.
      if (!maySend(await find())) throw new Error('The file of a certificate is being checked')
    },
    write: async () =>
      writeCertificateEmail(settings, delivery, submission, {
        ...certificate,
        confirmation,
        content: await contentOf(store, certificate.file),
      }),
  }
}

function maySend(certificate: Certificate | undefined): boolean {
  return certificate?.file.state === 'clean' || certificate?.file.state === 'not scanned'
}

/** @throws When its object is nowhere, or the store is unavailable. */
async function contentOf(store: ObjectStore, file: LeadFile): Promise<Buffer> {
  for (const key of objectKeysOf(file)) {
    const object = await store.get(key)
    if (object) return buffer(object.body)
  }
  throw new Error('The file of a certificate is missing from the file store')
}
