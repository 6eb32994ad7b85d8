import { render, toPlainText } from '@react-email/render'
import MailComposer from 'nodemailer/lib/mail-composer'
import type Mail from 'nodemailer/lib/mailer'
import type { ReactElement } from 'react'
import type { Config } from '../../src/settings/config.ts'

const PLAIN_HEADINGS = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
}

/** The raw bytes of a message, with HTML and plain-text bodies. */
export async function composeMail(
  { mailFrom }: Config,
  body: ReactElement,
  {
    createdAt,
    ...headers
  }: Pick<Mail.Options, 'to' | 'replyTo' | 'subject' | 'headers' | 'messageId'> & {
    createdAt: string
  },
): Promise<Buffer> {
  const html = await render(body)
  return new MailComposer({
    from: mailFrom,
    ...headers,
    // By default nodemailer leaves long ASCII lines unwrapped, which violates RFC 5322.
    textEncoding: 'quoted-printable',
    newline: 'windows',
    date: new Date(createdAt),
    html,
    text: toPlainText(html, PLAIN_HEADINGS),
  })
    .compile()
    .build()
}

/** The file name of a message when mail is written to files: a timestamp, then the parts. */
export function filenameOf(createdAt: string, ...parts: string[]): string {
  const time = createdAt.replace(/[-:]/g, '').replace(/\.\d+/, '')
  return `${[time, ...parts].join('-')}.eml`
}
