import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTrouble } from '../../../src/staff/dashboard/work/mail-words.ts'
import { smtpServer } from '../../../worker/mail/smtp.ts'

// With the certificate that comes with smtp-server, which no machine trusts.
const server = new SMTPServer({ authOptional: true })
let port = 0

beforeAll(async () => {
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  port = (listening.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((ended) => server.close(() => ended())))

test.each([
  ['a closed port', () => 'smtp://127.0.0.1:1', /ECONNREFUSED/, 'could not be reached'],
  [
    'a certificate of its own',
    () => `smtp://127.0.0.1:${port}`,
    /CERT/,
    'certificate is not valid',
  ],
  [
    'no encryption at first',
    () => `smtps://127.0.0.1:${port}`,
    /ERR_SSL/,
    'has to correct SMTP_URL',
  ],
])(
  'why a server with %s gets no mail is said to operator and staff',
  async (_, url, code, words) => {
    const mailer = smtpServer(url())
    const error = (await mailer.check?.().catch((failed) => failed)) as Error
    mailer.close()
    expect(error.message).toMatch(code)
    expect(mailTrouble(error.message)).toContain(words)
  },
)
