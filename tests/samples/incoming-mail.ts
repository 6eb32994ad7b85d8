/** Messages as mail programs and servers write them, in their own way of repeating what they answer. */

const OFFICE = 'Anna Fowler, Fayerweather Marine <office@agency.example>'
/** What the office wrote, in every thread. */
export const ASKED = 'Hello Jane, when was the hull last surveyed, and by whom?'

export interface Sample {
  /** Default: the address of a visitor. */
  from?: string
  to?: string
  /** The Message-ID that it answers. */
  answers?: string
  messageId?: string
  headers?: readonly string[]
  files?: readonly { name: string; type: string; content: Buffer }[]
}

/** What the visitor wrote, in every sample that has no text of its own. */
export const ANSWER = 'In May 2025, by Compass Marine Survey of Essex.'

const GMAIL = `${ANSWER}

Jane

On Mon, Nov 30, 2026 at 9:14 AM Anna Fowler, Fayerweather Marine <
office@agency.example> wrote:

> ${ASKED}
>
> Anna
>
`

/** Gmail on the web: text and HTML, the heading broken before an address. */
export function gmail(sample: Sample = {}): Buffer<ArrayBuffer> {
  const html = `<div dir="ltr">${ANSWER}<div><br></div><div>Jane</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 30, 2026 at 9:14 AM ${OFFICE.replace('<', '&lt;')} wrote:<br></div><blockquote class="gmail_quote">${ASKED}</blockquote></div>`
  return message(sample, [
    'Content-Type: multipart/alternative; boundary="000000000000a1"',
    '',
    '--000000000000a1',
    'Content-Type: text/plain; charset="UTF-8"',
    '',
    GMAIL,
    '--000000000000a1',
    'Content-Type: text/html; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64').replace(/.{76}/g, '$&\n'),
    '--000000000000a1--',
  ])
}

/** Outlook for Windows: a heading of four lines. */
export function outlook(sample: Sample = {}): Buffer<ArrayBuffer> {
  return message(sample, [
    'Thread-Index: AdxyZGVtbwABAgMEBQYHCAkKCwwNDg8=',
    'X-MS-Has-Attach:',
    'Content-Language: en-US',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `${ANSWER}

Jane Doe

From: ${OFFICE}=20
Sent: Monday, November 30, 2026 9:14 AM
To: Jane Doe <jane@visitor.example>
Subject: Re: Your quote request

${ASKED}

Anna
`,
  ])
}

/** Outlook on the web: HTML alone, with a rule above the heading. */
export function outlookOnTheWeb(sample: Sample = {}): Buffer<ArrayBuffer> {
  return message(sample, [
    'Content-Type: text/html; charset="utf-8"',
    '',
    `<html><head><style>p {margin:0}</style></head><body><div>${ANSWER}</div><div><br></div><div>Jane</div>
<hr tabindex="-1" style="display:inline-block; width:98%"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> ${OFFICE.replace('<', '&lt;').replace('>', '&gt;')}<br><b>Sent:</b> Monday, November 30, 2026 9:14:03 AM<br><b>To:</b> Jane Doe &lt;jane@visitor.example&gt;<br><b>Subject:</b> Re: Your quote request</div><div><br></div><p>${ASKED}</p></body></html>`,
  ])
}

/** An Outlook of twenty years ago. */
export function oldOutlook(sample: Sample = {}): Buffer<ArrayBuffer> {
  return message(sample, [
    'Content-Type: text/plain',
    '',
    `${ANSWER}\n\n-----Original Message-----\nFrom: ${OFFICE}\nSent: Monday, November 30, 2026 9:14 AM\n\n${ASKED}\n`,
  ])
}

/** Mail on an iPhone, whose heading is quoted itself; a picture lies between two texts. */
export function appleMail(sample: Sample = {}): Buffer<ArrayBuffer> {
  return message(sample, [
    'X-Mailer: iPhone Mail (24B83)',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `${ANSWER}

Sent from my iPhone

> On Nov 30, 2026, at 9:14=E2=80=AFAM, Anna Fowler, Fayerweather Marine <offic=
e@agency.example> wrote:
>=20
> =EF=BB=BF
> ${ASKED}
`,
  ])
}

/** Somebody who answers between the lines of what they were asked. */
export function betweenTheLines(sample: Sample = {}): Buffer<ArrayBuffer> {
  return message(sample, [
    'Content-Type: text/plain; charset=utf-8',
    '',
    `On 11/30/26 9:14 AM, Anna Fowler wrote:\n> ${ASKED}\n${ANSWER}\n> And who is the captain?\nMy brother.\n`,
  ])
}

/** A report of a mail server (RFC 3464) about a message of the site. */
export function bounce(
  about: string,
  action: 'failed' | 'delayed' = 'failed',
): Buffer<ArrayBuffer> {
  const status = action === 'failed' ? '5.1.1' : '4.4.1'
  const from = 'Mail Delivery System <MAILER-DAEMON@mx.visitor.example>'
  return message({ from, headers: ['Return-Path: <>', 'Auto-Submitted: auto-replied'] }, [
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="8F2A.1764512345/mx.visitor.example"',
    '',
    '--8F2A.1764512345/mx.visitor.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--8F2A.1764512345/mx.visitor.example',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.visitor.example',
    '',
    'Final-Recipient: rfc822; jane@visitor.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} No such user here`,
    '',
    '--8F2A.1764512345/mx.visitor.example',
    'Content-Type: text/rfc822-headers',
    '',
    `From: ${OFFICE}`,
    'To: jane@visitor.example',
    `Message-ID: ${about}`,
    '',
    '--8F2A.1764512345/mx.visitor.example--',
  ])
}

let number = 0

/** @param rest The headers of the body, an empty line, and the body. */
function message(sample: Sample, rest: string[]): Buffer<ArrayBuffer> {
  const { from = 'Jane Doe <jane@visitor.example>', to = OFFICE, answers, headers = [] } = sample
  const { messageId = `<sample.${++number}.${process.pid}@visitor.example>`, files = [] } = sample
  const at = rest.indexOf('')
  const parts = files.map(({ name, type, content }) => [
    '--=_outer',
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replace(/.{76}/g, '$&\n'),
  ])
  const body =
    files.length === 0
      ? rest
      : [
          'Content-Type: multipart/mixed; boundary="=_outer"',
          '',
          '--=_outer',
          ...rest.slice(0, at),
          ...rest.slice(at),
          ...parts.flat(),
          '--=_outer--',
        ]
  const lines = [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Your quote request',
    'Date: Mon, 30 Nov 2026 10:02:11 -0500',
    `Message-ID: ${messageId}`,
    ...(answers
      ? [`In-Reply-To: ${answers}`, `References: <other@visitor.example> ${answers}`]
      : []),
    'MIME-Version: 1.0',
    ...body,
    '',
  ]
  return Buffer.from(lines.join('\n').replaceAll('\n', '\r\n'))
}
