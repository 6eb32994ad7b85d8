import { expect, test } from 'vitest'
import { parseMessage } from '../../../src/incoming/parse.ts'
import { splitQuoted } from '../../../src/incoming/quoted.ts'
import {
  ANSWER,
  ASKED,
  appleMail,
  betweenTheLines,
  bounce,
  gmail,
  oldOutlook,
  outlook,
  outlookOnTheWeb,
  type Sample,
} from '../../samples/incoming-mail.ts'

const ID = '0191d2f0-3c4b-7a5e-8f60-112233445566'
const OURS = `<${ID}@www.agency.example>`

test.each([
  ['Gmail', gmail],
  ['Outlook', outlook],
  ['Outlook on the web', outlookOnTheWeb],
  ['an old Outlook', oldOutlook],
  ['Apple Mail', appleMail],
])('what somebody wrote in %s stands apart from what the program repeats', async (_, write) => {
  const message = await parseMessage(write({ answers: OURS }))
  expect(message).toMatchObject({ kind: 'message', deliveryIds: [ID], ownDeliveryId: undefined })
  expect(message.text).toMatch(new RegExp(`^${ANSWER}`))
  expect(message.text).not.toContain(ASKED)
  expect(message.text).not.toMatch(/From:|wrote:|Original/)
  expect(message.quoted).toContain(ASKED)
  expect(message.from).toEqual({ address: 'jane@visitor.example', name: 'Jane Doe' })
})

test('nothing is folded where somebody wrote between the lines, or of a date in what they write', async () => {
  const { text, quoted } = await parseMessage(betweenTheLines())
  expect(quoted).toBe('')
  for (const said of [ASKED, ANSWER, 'My brother.']) expect(text).toContain(said)
  for (const whole of ['On Monday she wrote:\nall is well', 'From: 2019\nit is mine', '> quoted']) {
    expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
  }
  expect(splitQuoted('Yes.\n\n> Is it yours?\n>\n')).toEqual({
    text: 'Yes.',
    quoted: '> Is it yours?\n>',
  })
})

test.each<[string, Sample]>([
  ['an absence of Exchange', { headers: ['Auto-Submitted: auto-generated'] }],
  ['an absence of Gmail', { headers: ['Auto-Submitted: auto-replied', 'Precedence: bulk'] }],
  ['an older autoresponder', { headers: ['X-Autoreply: yes'] }],
  ['one with an empty sender', { headers: ['Return-Path: <>'] }],
])('%s is automatic', async (_, sample) => {
  expect((await parseMessage(gmail(sample))).kind).toBe('automatic')
})

test('mail of a group, and of programs that say it is by hand, is not', async () => {
  const headers = ['Precedence: list', 'Auto-Submitted: no', 'Return-Path: <jane@visitor.example>']
  expect((await parseMessage(gmail({ headers }))).kind).toBe('message')
})

test('a failure says whom it is about, and why; a delay is none', async () => {
  expect(await parseMessage(bounce(OURS))).toMatchObject({
    kind: 'bounce',
    from: { address: 'jane@visitor.example' },
    text: '550 5.1.1 No such user here',
    deliveryIds: [ID],
  })
  expect((await parseMessage(bounce(OURS, 'delayed'))).kind).toBe('automatic')
})

test('what is broken is read as far as it goes', async () => {
  const cut = gmail({
    files: [{ name: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(9000) }],
  })
  for (const raw of [
    cut.subarray(0, cut.length - 6000),
    Buffer.from('\0\xff'),
    Buffer.from('Hi'),
  ]) {
    expect((await parseMessage(raw)).kind).toBe('message')
  }
  const nul = Buffer.from('From: a@b.example\r\nSubject: =?utf-8?Q?a=00b?=\r\n\r\nx\0\ud800y\r\n')
  const { subject, text } = await parseMessage(nul)
  expect(subject + text).not.toMatch(/[\0\ud800]/)
  const deep = Array.from({ length: 200 }, (_, n) => [
    `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  ])
  await expect(parseMessage(Buffer.from(deep.join('')))).rejects.toThrow()
})

test('logos and signatures are no files; photographs in the text are', async () => {
  const png = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64')
  const raw = Buffer.from(
    [
      'From: jane@visitor.example',
      'Content-Type: multipart/related; boundary=b',
      '',
      ...['--b', 'Content-Type: text/html', '', '<p>See <img src="cid:logo"><img src="cid:hull">'],
      ...['--b', 'Content-Type: image/png', 'Content-ID: <logo>'],
      ...['Content-Disposition: inline; filename=logo.png', 'Content-Transfer-Encoding: base64'],
      ...['', png(2000), '--b', 'Content-Type: image/png', 'Content-ID: <hull>'],
      ...['Content-Disposition: inline; filename=hull.png', 'Content-Transfer-Encoding: base64'],
      ...['', png(90_000), '--b', 'Content-Type: application/pkcs7-signature; name=smime.p7s'],
      ...['', 'x', '--b--', ''],
    ].join('\r\n'),
  )
  expect((await parseMessage(raw)).files.map(({ name }) => name)).toEqual(['hull.png'])
})
