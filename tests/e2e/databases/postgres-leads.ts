import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { SmtpPeer } from '../../servers/smtp-peer.ts'
import { until } from '../../tools/until.ts'
import { test } from '../fixtures/kept.ts'
import {
  bigPhoto,
  chooseInsurance,
  describeVessel,
  freshEmail,
  giveContact,
  shownReference,
  surveyPdf,
} from '../steps/form-steps.ts'

// Its size is tested where it matters.
const photo = { ...bigPhoto, buffer: bigPhoto.buffer.subarray(0, 40_000) }

/** Tests of a site on Postgres that sends its messages to a mail server. */
export function leadTests(peer: () => SmtpPeer) {
  test('a quote request gets a reference and two messages', async ({ page }) => {
    const email = freshEmail()
    await page.goto('/quote')
    await chooseInsurance(page)
    await describeVessel(page)
    await giveContact(page, email)
    await page.getByLabel('Attachments').setInputFiles([photo, surveyPdf])
    await page.getByRole('button', { name: 'Get My Free Quote' }).click()
    const reference = await shownReference(page)
    const mine = () => peer().messages.filter((message) => message.raw.includes(reference))
    await until(`two messages carry ${reference}`, () => mine().length === 2, 60_000)
    expect(mine().map(({ to }) => to[0])).toEqual(
      expect.arrayContaining(['leads@agency.example', email]),
    )
    const lead = mine().find(({ to }) => to.includes('leads@agency.example'))
    const parsed = await PostalMime.parse(lead?.raw ?? '')
    expect(parsed.text).toContain('bow in the slip.jpg')
    expect(parsed.text).toContain('Kept on a mooring off Black Rock.')
    expect(parsed.replyTo?.[0]?.address).toBe(email)
  })
}
