import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'

/** What other settings need when one is set. */
const NEEDED = {
  AUTH_SECRET: 'a secret of the environment, long enough for it',
  LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
  MAIL_FROM: 'office@marina.example',
  LEADS_TO: 'office@marina.example',
  SITE_URL: 'https://marina.example',
  ...{ S3_ACCESS_KEY: 'site', S3_SECRET_KEY: 'key', S3_BUCKET: 'files' },
  ...{ BACKUP_S3_ACCESS_KEY: 'site', BACKUP_S3_SECRET_KEY: 'key' },
  DATABASE_URL: 'postgres://localhost/site',
}
const HINT = 'with %23 for a #, %40 for an @, %2F for a / and %25 for a % in user and password'

/** What is said about a setting with this value; undefined if nothing is. */
function problem(name: string, value: string): string | undefined {
  try {
    parseConfig({ ...NEEDED, [name]: value })
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** What stands raw in a password, and what is left of one where `.env` takes the rest for a comment. */
const RAW = [
  'leads@agency.example:p@ss#w/rd@smtp.agency.example:587',
  'leads@agency.example:p@ssw%rd@smtp.agency.example:587',
  'leads:p@ss@smtp.agency.example',
  'leads:pa#ss@smtp.agency.example',
  'leads:12#ss@smtp.agency.example',
  'leads:pa/ss@smtp.agency.example:587',
  'leads:12/34@smtp.agency.example:587',
  'leads:pa?ss@smtp.agency.example',
  'leads:12?34@smtp.agency.example',
  'leads:100%sure@smtp.agency.example',
  'leads:100%@smtp.agency.example',
  'leads:pa ss@smtp.agency.example',
  'leads:pa\\ss@smtp.agency.example',
  'leads:pa',
]

describe.each([
  ['SMTP_URL', 'smtp', 'host:587'],
  ['SMTP_URL', 'smtps', 'host:587'],
  ['DATABASE_URL', 'postgres', 'host/name'],
  ['DATABASE_DIRECT_URL', 'postgresql', 'host/name'],
])('%s as %s://', (name, scheme, end) => {
  const shape = `${scheme.startsWith('postgres') ? 'postgres' : 'smtp'}://user:password@${end}`

  test.each(RAW)('is refused with %s, which is not shown, and with a hint', (raw) => {
    const said = problem(name, `${scheme}://${raw}`)
    const refused = `The site cannot start with these settings: ${name} must be an address like ${shape}, ${HINT}.`
    expect(said).toBe(refused)
  })

  test.each([
    'leads%40agency.example:p%40ss%23w%2Frd%25@[::1]:465',
    'mail.example.com',
    'site@host',
  ])('can be %s', (right) => {
    expect(problem(name, `${scheme}://${right}`)).toBeUndefined()
  })
})

test.each([
  ['SMTP_URL', 'smtp://mail.example.com:99999'],
  ['SMTP_URL', 'smtp:///'],
  ['SMTP_URL', 'smtp://mail.example.com/inbox'],
  ['SMTP_URL', 'smtp://mail.example.com#top'],
  ['SMTP_URL', 'http://mail.example.com'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['DATABASE_URL', 'postgres://localhost/site#1'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['CLAMD_URL', 'tcp://localhost'],
  ['CLAMD_URL', 'tcp://localhost:99999'],
  ['CLAMD_URL', 'tcp://localhost:3310/scan'],
  ['CLAMD_URL', 'tcp://user@localhost:3310'],
  ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
  ['S3_ENDPOINT', 'https://s3.example.com?x'],
  ['BACKUP_S3_ENDPOINT', 'https://user:key@s3.example.com'],
  ['S3_ENDPOINT', 'https://s3.example.com#x'],
  ['SITE_URL', 'https://marina.example/#top'],
  ['IMAP_URL', 'imaps://imap.example.com/INBOX'],
  ['IMAP_URL', 'imaps://user@imap.example.com/INBOX'],
  ['IMAP_URL', 'pop3://user:password@imap.example.com'],
  ['LEADS_WEBHOOK', 'https://user:key@crm.example.com/leads'],
  ['LEADS_WEBHOOK', 'https://crm.example.com/leads#new'],
  ['LEADS_WEBHOOK', 'https://crm.example.com/100%'],
  ['ALERT_URL', 'ftp://hooks.example.com'],
  ['ALERT_URL', 'https://hooks.example.com/a b'],
  ['ALERT_URL', 'https://hooks.example.com:0/'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user@localhost:4318'],
  ['CALENDLY_URL', 'http://calendly.com/agency'],
  ['CALENDLY_URL', 'https://agency@calendly.com/'],
  ['SOCIAL_FACEBOOK', 'facebook.com/agency'],
  ['SOCIAL_LINKEDIN', 'https://user:secret@www.linkedin.com/company/agency'],
])('%s is refused as %s', (name, value) => {
  expect(problem(name, value)).toContain(`${name} must be an address`)
})

test.each([
  ['DATABASE_URL', 'postgres://site:password@host/site?sslmode=require'],
  ['DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://site@%2Fvar%2Frun%2Fpostgresql/site'],
  ['CLAMD_URL', 'tcp://[::1]:3310'],
  ['S3_ENDPOINT', 'http://127.0.0.1:9000/'],
  ['LEADS_WEBHOOK', 'https://crm.example.com/leads?key=a%20b'],
  ['ALERT_URL', 'https://hooks.example.com/alert'],
  ['CALENDLY_URL', 'https://calendly.com/agency/consultation?month=2026-12#top'],
  ['SOCIAL_TWITTER', 'https://x.com/#!/agency'],
])('%s can be %s', (name, value) => {
  expect(problem(name, value)).toBeUndefined()
})

test.each([
  'Answers <answers@example.com>',
  'answers+all@example.com',
  `${'a'.repeat(31)}@example.com`,
])('answers cannot come to %s, nor with a short key', (address) => {
  const said = problem('REPLY_ADDRESS', address)
  expect(said).toContain('REPLY_ADDRESS must be an email address without a +')
  expect(problem('INCOMING_MAIL_KEY', 'too short')).toContain('at least 32 random characters')
})

test('answers have an address only where something reads it', () => {
  const REPLY_ADDRESS = 'answers@example.com'
  expect(problem('REPLY_ADDRESS', REPLY_ADDRESS)).toContain(
    'IMAP_URL or INCOMING_MAIL_KEY is required when REPLY_ADDRESS is set',
  )
  for (const reader of [
    { IMAP_URL: 'imap://user:password@imap.example.com' },
    { INCOMING_MAIL_KEY: 'x'.repeat(32) },
  ]) {
    expect(parseConfig({ REPLY_ADDRESS, ...reader }).replyAddress).toBe(REPLY_ADDRESS)
  }
})
