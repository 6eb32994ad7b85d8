import { compile } from 'html-to-text'
import MailComposer from 'nodemailer/lib/mail-composer'
import type Mail from 'nodemailer/lib/mailer'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Config } from '../../src/settings/config.ts'

/** Mail programs choose by it how they lay a message out: React Email's own. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** As React Email's `toPlainText` does it, which compiles these rules again for each message: a fifth of its whole cost. */
const plainTextOf = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** The raw bytes of a message, with HTML and plain-text bodies. */
export async function composeMail(
  { mailFrom }: Config,
  body: ReactElement,
  {
    createdAt,
    ...headers
  }: Pick<Mail.Options, 'from' | 'to' | 'replyTo' | 'subject' | 'headers' | 'messageId'> &
    Pick<Mail.Options, 'inReplyTo' | 'references' | 'attachments'> & { createdAt: string },
): Promise<Buffer> {
  const html = DOCTYPE + renderToStaticMarkup(body)
  return new MailComposer({
    from: mailFrom,
    ...headers,
    // By default nodemailer leaves long ASCII lines unwrapped, which violates RFC 5322.
    textEncoding: 'quoted-printable',
    newline: 'windows',
    date: new Date(createdAt),
    html,
    text: plainTextOf(html),
  })
    .compile()
    .build()
}

/** The file name of a message when mail is written to files: a timestamp, then the parts. */
export function filenameOf(createdAt: string, ...parts: string[]): string {
  const time = createdAt.replace(/[-:]/g, '').replace(/\.\d+/, '')
  return `${[time, ...parts].join('-')}.eml`
}
