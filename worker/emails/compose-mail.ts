import { render } from '@react-email/components'
import MailComposer from 'nodemailer/lib/mail-composer'
import type Mail from 'nodemailer/lib/mailer'
import type { ReactElement } from 'react'
import type { Config } from '../../src/settings/config.ts'

const PLAIN_HEADINGS = {
  selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
}

/** A message's bytes: HTML and plain text of the same body, the same at every try. */
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
  return new MailComposer({
    from: mailFrom,
    ...headers,
    // Left to choose, nodemailer sends long lines of plain English as they are, against RFC 5322.
    textEncoding: 'quoted-printable',
    newline: 'windows',
    date: new Date(createdAt),
    html: await render(body),
    text: await render(body, { plainText: true, htmlToTextOptions: PLAIN_HEADINGS }),
  })
    .compile()
    .build()
}

/** The name of a message's file, where mail goes to files: by the time, then by what it is. */
export function filenameOf(createdAt: string, ...parts: string[]): string {
  const time = createdAt.replace(/[-:]/g, '').replace(/\.\d+/, '')
  return `${[time, ...parts].join('-')}.eml`
}
