import pLimit from 'p-limit'
import {
  type AnsweredLead,
  addIncoming,
  isFiled,
  isOwnMessage,
  leadOfMessages,
  leadOfReference,
} from '../../db/leads/incoming.ts'
import { normalizeEmail } from '../../db/leads/submissions.ts'
import type { Db } from '../../db/open.ts'
import { listSettings } from '../../db/settings/settings.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { cleanFilename } from '../attachments/filename.ts'
import { hasRoomForFile } from '../attachments/may-store-upload.ts'
import { storeUpload } from '../attachments/store-upload.ts'
import { configWith } from '../settings/agency.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../settings/business.ts'
import type { Config } from '../settings/config.ts'
import { referenceIn } from '../settings/reply-address.ts'
import { staffSettings } from '../settings/stored-settings.ts'
import type { ObjectStore } from '../storage/objects.ts'
import { spool, spoolFolder } from '../storage/spool.ts'
import { type ParsedMessage, parseMessage } from './parse.ts'

/** The largest message that is read, as it comes. */
export const MAX_MESSAGE_BYTES = 25 * 1024 * 1024

export interface IncomingStores {
  db: Db
  store: ObjectStore
  settings: Config
  /** Logs why a file could not be stored. */
  report(error: unknown): void
}

/** What became of a message. Nothing is kept of one that is not `filed`, `repeated` or `undelivered`. */
export type Received =
  | 'filed'
  /** It was filed before. */
  | 'repeated'
  /** It says that a message about a lead could not be delivered; the lead says so. */
  | 'undelivered'
  /** Somebody's absence, a receipt, or a failure of no message about a lead. */
  | 'automatic'
  /** From the site or the staff. */
  | 'own'
  /** About no lead, or one that was deleted. */
  | 'unmatched'
  | 'unreadable'

// A message of 25 MB takes several times as much memory while it is read.
const oneAtATime = pLimit(1)

/**
 * Files a message that came by mail on the lead that it answers, if there is one. Nothing is ever mailed to its sender.
 * @param raw As it came (RFC 5322), at most `MAX_MESSAGE_BYTES`.
 * @throws When it could not be stored: it has to come again.
 */
export function receiveMessage(stores: IncomingStores, raw: Buffer): Promise<Received> {
  return oneAtATime(async () => {
    const message = await parseMessage(raw).catch(() => undefined)
    if (!message) return 'unreadable'
    if (message.kind === 'automatic') return 'automatic'
    if (message.ownDeliveryId && (await isOwnMessage(stores.db, message.ownDeliveryId)))
      return 'own'
    const lead = await answeredLead(stores, message)
    if (!lead) return message.kind === 'bounce' ? 'automatic' : 'unmatched'
    return file(stores, message, lead)
  })
}

async function answeredLead(
  { db, settings }: IncomingStores,
  { recipients, deliveryIds }: ParsedMessage,
): Promise<AnsweredLead | undefined> {
  const reference = referenceIn(settings, recipients)
  const byToken = reference && (await leadOfReference(db, reference))
  return byToken || leadOfMessages(db, deliveryIds)
}

async function file(
  stores: IncomingStores,
  message: ParsedMessage,
  lead: AnsweredLead,
): Promise<Received> {
  const { db } = stores
  const { id: messageId, kind, from, subject, text, quoted } = message
  const isBounce = message.kind === 'bounce'
  const isForeign = normalizeEmail(from.address) !== lead.email
  if (!isBounce && isForeign && (await isOwnAddress(stores, from.address))) return 'own'
  if (await isFiled(db, lead.id, messageId)) return 'repeated'
  const { files, refusedFiles } = isBounce
    ? { files: [], refusedFiles: [] }
    : await storeFiles(stores, message.files)
  const outcome = await addIncoming(db, lead.id, {
    ...{ messageId, kind: isBounce ? 'bounce' : 'message', isForeign, subject, text, quoted },
    ...{ fromAddress: from.address, fromName: from.name, files, refusedFiles },
  })
  if (outcome === 'gone') return 'unmatched'
  return outcome === 'filed' && kind === 'bounce' ? 'undelivered' : outcome
}

/** Whether it is an address of the agency or its staff: what they write is no answer of a visitor. */
async function isOwnAddress({ db, settings }: IncomingStores, address: string): Promise<boolean> {
  const { mailFrom, leadsTo, site, replyAddress } = configWith(
    settings,
    staffSettings(await listSettings(db)),
  )
  const staff = await listStaff(db)
  const own = [mailFrom.replace(/^.*<|>\s*$/g, ''), site.email, replyAddress ?? '', ...leadsTo]
  return [...own, ...staff.map(({ email }) => email)]
    .map(normalizeEmail)
    .includes(normalizeEmail(address))
}

/**
 * Stores what is attached as uploads are: of the same kinds, within the same limits, and in quarantine until it is scanned.
 * @throws When the store or the disk does not take it just now.
 */
async function storeFiles(stores: IncomingStores, attached: ParsedMessage['files']) {
  const { db, store, settings, report } = stores
  const files: { id: string; name: string }[] = []
  const refusedFiles: string[] = []
  for (const [number, { name, content }] of attached.entries()) {
    const filename = cleanFilename(name)
    const isTaken = number < MAX_ATTACHMENTS && content.length <= MAX_ATTACHMENT_BYTES
    if (!isTaken || content.length === 0) {
      refusedFiles.push(filename)
      continue
    }
    if (!(await hasRoomForFile(content.length))) throw new Error('The disk has no room for a file')
    const spooled = await spool(spoolFolder(settings), chunksOf(content))
    try {
      const quarantine = settings.clamdUrl !== undefined
      const admitted = { isAdmitted: true }
      const upload = { filename, file: spooled }
      const stored = await storeUpload({ db, store, quarantine, report }, upload, admitted)
      if (stored.ok) files.push(stored.attachment)
      else if (stored.problem.lost) throw new Error('A file of a message could not be stored')
      else refusedFiles.push(filename)
    } finally {
      await spooled.drop()
    }
  }
  return { files, refusedFiles }
}

async function* chunksOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
