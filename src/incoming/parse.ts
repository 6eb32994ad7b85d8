import { createHash } from 'node:crypto'
import { compile } from 'html-to-text'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { cleanText } from '../forms/values.ts'
import { splitQuoted, type Unquoted } from './quoted.ts'

/** A message as it came by mail, read as far as the site needs it. */
export interface ParsedMessage extends Unquoted {
  /** Its Message-ID, or what stands for one. */
  id: string
  /** `automatic`: written by a program. `bounce`: a message of the site could not be delivered. */
  kind: 'message' | 'automatic' | 'bounce'
  from: { address: string; name: string }
  subject: string
  /** Every address that it was sent to, in one text. */
  recipients: string
  /** Ids of the site's own messages that it may be about, the likeliest first. */
  deliveryIds: string[]
  /** The id that its own Message-ID has, if it could be one of the site's messages. */
  ownDeliveryId: string | undefined
  files: { name: string; content: Buffer }[]
}

const MAX_NAME = 200
const MAX_SUBJECT = 500
const MAX_TEXT = 200_000
/** More are in no thread that somebody wrote. */
const MAX_DELIVERY_IDS = 100
const CUT = '\n\n[The message is longer. The rest was not kept.]'

/**
 * Reads a raw message (RFC 5322), also one that is broken.
 * @throws When it is no message, or nested beyond any that a mail program writes.
 */
export async function parseMessage(raw: Buffer): Promise<ParsedMessage> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: 50 })
  const report = isReport(email) || isFromMailer(email) ? reportIn(raw) : undefined
  const kind = kindOf(email, report)
  const own = deliveryIdsIn(email.messageId)
  const sender = email.from?.address ? email.from : email.sender
  const text = kind === 'bounce' ? { text: report?.why ?? '', quoted: '' } : textOf(email)
  return {
    id: email.messageId || createHash('sha256').update(raw).digest('hex'),
    kind,
    from: {
      address: (kind === 'bounce' && report?.recipient) || line(sender?.address, MAX_NAME),
      name: kind === 'bounce' ? '' : line(sender?.name, MAX_NAME),
    },
    subject: line(email.subject, MAX_SUBJECT),
    ...text,
    recipients: RECIPIENTS.flatMap((key) => headersOf(email, key)).join('\n'),
    deliveryIds: [
      ...new Set([
        ...deliveryIdsIn(email.inReplyTo),
        // The latest of a thread stands last.
        ...deliveryIdsIn(email.references).reverse(),
        ...(report?.deliveryIds ?? []),
      ]),
    ].slice(0, MAX_DELIVERY_IDS),
    ownDeliveryId: own[0],
    files: email.attachments.filter(isFile).map(({ filename, content }) => ({
      name: filename ?? 'file',
      content: typeof content === 'string' ? Buffer.from(content) : bytesOf(content),
    })),
  }
}

/** Also what servers on the way note of whom it was for. */
const RECIPIENTS = [
  'to',
  'cc',
  'bcc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
]

function kindOf(email: Email, report: Report | undefined): ParsedMessage['kind'] {
  if (report?.isFailure || (isFromMailer(email) && !isReport(email))) return 'bounce'
  const isAutomatic =
    isReport(email) ||
    headersOf(email, 'auto-submitted').some((value) => !/^no\b/i.test(value.trim())) ||
    // Not `list`: so is what somebody wrote to the address of a group.
    headersOf(email, 'precedence').some((value) =>
      /^(bulk|junk|auto_reply)$/i.test(value.trim()),
    ) ||
    ['x-autoreply', 'x-autorespond'].some((key) => headersOf(email, key).length > 0) ||
    hasNoSender(email)
  return isAutomatic ? 'automatic' : 'message'
}

function isReport(email: Email): boolean {
  return headersOf(email, 'content-type').some((value) => /^\s*multipart\/report\b/i.test(value))
}

/** Servers that write no report say at least who they are. */
function isFromMailer(email: Email): boolean {
  const from = email.from?.address ?? ''
  return /^mailer-daemon@/i.test(from) || (/^postmaster@/i.test(from) && hasNoSender(email))
}

function hasNoSender(email: Email): boolean {
  return headersOf(email, 'return-path').some((value) => value.trim() === '<>')
}

function headersOf({ headers }: Email, key: string): string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value)
}

interface Report {
  isFailure: boolean
  recipient: string
  why: string
  deliveryIds: string[]
}

/** Far behind what a server says of a failure, and the headers of the message that it returns. */
const REPORT_BYTES = 256 * 1024

/** What a server says of a message that it did not deliver (RFC 3464). A delay is no failure. */
function reportIn(raw: Buffer): Report {
  const text = raw.toString('latin1', 0, REPORT_BYTES)
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1] ?? ''
  const said = field('Diagnostic-Code') || field('Status')
  return {
    isFailure: /^failed\b/i.test(field('Action')),
    recipient: line(field('Final-Recipient').replace(/^[^;]*;/, ''), MAX_NAME),
    why: line(said.replace(/^[^;]*;/, ''), MAX_SUBJECT),
    deliveryIds: deliveryIdsIn(text),
  }
}

/** The Message-IDs of the site begin with the id of a delivery. */
function deliveryIdsIn(text = ''): string[] {
  const ids = text.matchAll(/<([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})@/gi)
  return [...new Set([...ids].map(([, id = '']) => id.toLowerCase()))]
}

const fromHtml = compile({
  wordwrap: false,
  limits: { maxInputLength: 2_000_000, maxDepth: 100 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2', 'h3', 'table'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

function textOf({ text, html }: Email): Unquoted {
  // Programs that write HTML alone leave the text out, or empty.
  const whole = cleanText(text?.trim() || (html ? fromHtml(html) : ''))
  const { text: answer, quoted } = splitQuoted(whole)
  return { text: shortened(answer), quoted: shortened(quoted) }
}

function shortened(text: string): string {
  return text.length > MAX_TEXT ? text.slice(0, MAX_TEXT).toWellFormed() + CUT : text
}

function line(text: string | undefined, most: number): string {
  return cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, most)
    .toWellFormed()
}

/** The logo of a signature: shown in the text, and smaller than any photograph of a boat. */
const MAX_LOGO_BYTES = 24 * 1024

/** Whether somebody attached it: signatures, the other forms of the text and logos come by themselves. */
function isFile({ filename, mimeType, disposition, related, content }: Attachment): boolean {
  const isLogo = related && mimeType.startsWith('image/') && sizeOf(content) <= MAX_LOGO_BYTES
  const isNamed = filename !== null || disposition === 'attachment' || mimeType.startsWith('image/')
  return isNamed && !isLogo && !/^application\/(x-)?(pkcs7|pgp)-signature$/.test(mimeType)
}

function sizeOf(content: Attachment['content']): number {
  return typeof content === 'string' ? content.length : content.byteLength
}

function bytesOf(content: ArrayBuffer | Uint8Array): Buffer {
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}
