import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { freePort, type Postgres, startPostgres } from '../postgres.ts'
import { type RunningSite, startSite } from '../site.ts'
import { type SmtpPeer, startSmtpPeer } from '../smtp-peer.ts'
import { until } from '../until.ts'
import {
  bigPhoto,
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
} from './form-steps.ts'

let site: RunningSite | undefined
let postgres: Postgres
let peer: SmtpPeer
let missing: string | undefined

test.beforeAll(async () => {
  const started = await startPostgres()
  if ('missing' in started) {
    if (process.env.REQUIRE_REAL_PARTS === '1') throw new Error(started.missing)
    missing = started.missing
    return
  }
  postgres = started
  peer = await startSmtpPeer()
  const port = await freePort()
  site = await startSite({
    PORT: `${port}`,
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: postgres.url,
    SMTP_URL: peer.url,
    MAIL_FROM: 'Fayerweather Marine <office@agency.example>',
    LEADS_TO: 'leads@agency.example',
  })
})

test.afterAll(async () => {
  await site?.remove()
  await peer?.stop()
  await postgres?.remove()
})

for (const javaScriptEnabled of [true, false]) {
  test(`on Postgres and SMTP, JavaScript ${javaScriptEnabled ? 'on' : 'off'}: a reference and two messages`, async ({
    browser,
  }) => {
    // A real Postgres is part of this test; where none is installed it cannot be run.
    test.skip(missing !== undefined, missing)
    const email = freshEmail()
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${site?.address}/quote`)
    await chooseInsurance(page)
    await describeVessel(page)
    await giveContact(page, email)
    await page.getByLabel('Attachments').setInputFiles([bigPhoto, surveyPdf])
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    const reference = await shownReference(page)
    const mine = () => peer.messages.filter((message) => message.raw.includes(reference))
    await until(`two messages carry ${reference}`, () => mine().length === 2)
    expect(mine().map(({ to }) => to[0])).toEqual(
      expect.arrayContaining(['leads@agency.example', email]),
    )
    const lead = mine().find(({ to }) => to.includes('leads@agency.example'))
    const parsed = await PostalMime.parse(lead?.raw ?? '')
    expect(parsed.text).toContain('bow in the slip.jpg')
    expect(parsed.text).toContain('Kept on a mooring off Black Rock.')
    expect(parsed.replyTo?.[0]?.address).toBe(email)
    await page.close()
  })
}
