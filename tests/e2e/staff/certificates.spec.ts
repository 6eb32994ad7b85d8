import { certificatesOf } from '../../../db/leads/certificates.ts'
import { openDatabase } from '../../../db/open.ts'
import { pdfOfSize } from '../../samples/files.ts'
import { acceptLead } from '../../samples/leads.ts'
import { freePort } from '../../servers/postgres.ts'
import { mailSettings } from '../../sites/mail-settings.ts'
import { expect, expectAccessibleEverywhere, outcome, press } from '../fixtures/desk-site.ts'
import { test } from '../fixtures/kept.ts'
import { asStaffOf } from '../fixtures/signed-in.ts'
import { webSite } from '../fixtures/web-site.ts'

const PORT = `${await freePort()}`
/** Its web process knows that there is a mail server, and never asks it for anything. */
const { AUTH_SECRET: _, ...mail } = mailSettings('smtp://127.0.0.1:1')
// Signed in on the copy that it starts from, whose secret is its own.
const site = webSite({
  ...mail,
  PORT,
  SITE_URL: `http://127.0.0.1:${PORT}`,
})
test.use(asStaffOf(site))
test.use({ viewport: { width: 390, height: 844 } })

const REQUEST = {
  holder_kind: 'marina',
  needed_by: '2027-05-01',
  holder: 'Fort Rachel Marina',
  holder_email: 'office@marina.example',
  name: 'Jane Doe',
  insured_boat: 'Osprey',
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'
  test.describe(how, () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000 })

    test(`a broker sends a certificate to the client and the marina ${how}`, async ({ page }) => {
      const db = openDatabase(site.databaseFile)
      const lead = await acceptLead(db, { kind: 'certificate', formData: REQUEST })
      await page.goto('/admin/leads?kind=certificate')
      const line = page.locator(`[data-lead="${lead.id}"]`)
      await expect(line).toContainText('Certificate request')
      await expect(line).toContainText('Fort Rachel Marina · Osprey')
      await line.getByRole('link', { name: 'Jane Doe' }).click()
      await expect(page.getByText('Needed by May 1, 2027')).toBeVisible()
      await expect(page.getByText('None was sent yet.')).toBeVisible()
      await expect(page.getByLabel('Premium of a year')).toHaveCount(0)
      await expect(page.getByLabel('Status of this lead').locator('option')).toHaveText([
        'New',
        'In progress',
        'Handled',
      ])
      await page.getByLabel('Add a note').fill('Asked the insurer')
      await page.getByLabel('Send it to office@marina.example, too').check()
      await press(page, 'Send the certificate')
      await expect(page.getByRole('alert')).toContainText('Choose the certificate first: a PDF.')
      await expect(page.getByLabel('Send it to office@marina.example, too')).toBeChecked()
      await expect(page.getByLabel('Add a note')).toHaveValue('Asked the insurer')
      const file = { name: 'COI Doe.pdf', mimeType: 'application/pdf', buffer: pdfOfSize(9000) }
      await page.getByLabel('The certificate to send').setInputFiles(file)
      await press(page, 'Send the certificate')
      await expect(outcome(page)).toContainText(`to ${lead.email} and office@marina.example.`)
      await expect(page.getByLabel('Add a note')).toHaveValue('Asked the insurer')
      await expect(page.getByRole('link', { name: 'COI Doe.pdf' })).toBeVisible()
      await expect(page.getByText('To office@marina.example: Waiting to be sent.')).toBeVisible()
      await expect(page.getByLabel('Status of this lead')).toHaveValue('handled')
      if (javaScriptEnabled) await expectAccessibleEverywhere(page)
      expect(await certificatesOf(db, lead.id)).toHaveLength(1)
      await db.destroy()
    })
  })
}
