import { freePort } from '../../servers/postgres.ts'
import { type SmtpPeer, startSmtpPeer } from '../../servers/smtp-peer.ts'
import { STAFF_SETTINGS } from '../../staff/account.ts'
import { test } from '../fixtures/kept.ts'
import { siteOnPostgres } from '../fixtures/site-on-postgres.ts'
import { leadTests } from './postgres-leads.ts'
import { slowDatabaseTests } from './postgres-slow.ts'
import { databaseUnavailableTests } from './postgres-unavailable.ts'

// As a real site runs: Postgres, and a mail server. One site, which takes seconds to start, for all.
let peer: SmtpPeer
const on = siteOnPostgres(async () => {
  peer = await startSmtpPeer()
  const port = `${await freePort()}`
  return {
    ...STAFF_SETTINGS,
    PORT: port,
    SITE_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: peer.url,
    MAIL_FROM: 'Fayerweather Marine <office@agency.example>',
    LEADS_TO: 'leads@agency.example',
  }
})
test.afterAll(() => peer?.stop())
test.use({ baseURL: async ({}, use) => use(on.site?.address) })

test.describe('leads', () => leadTests(() => peer))
test.describe('while the database is slow', () => slowDatabaseTests(on))
test.describe('while the database is unavailable', () => databaseUnavailableTests(on))
