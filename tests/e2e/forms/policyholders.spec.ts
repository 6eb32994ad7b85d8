import { expect } from '@playwright/test'
import { mailWith } from '../../servers/mailbox.ts'
import { test } from '../fixtures/kept.ts'
import { expectAccessible, freshEmail, shownReference, surveyPdf } from '../steps/form-steps.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('an owner asks for a certificate for the marina, with its letter', async ({ page }) => {
      const email = freshEmail()
      await page.goto('/certificates?town=mystic')
      await expect(page.getByText('A certificate changes nothing in your policy.')).toBeVisible()
      await expect(page.locator('datalist option')).toHaveCount(5)
      await page.getByLabel('Who asks for it').selectOption('A marina')
      await page.getByLabel('Needed by').fill('tomorrow')
      await page.getByLabel('Name to show on the certificate').fill('Fort Rachel Marina, Mystic')
      await page.getByLabel('Their email address').fill('office@marina.example')
      await page.getByLabel('Limits they ask for').fill('$500,000 of liability')
      const wording = 'Fort Rachel Marina LLC, its members and employees'
      await page.getByLabel('Additional insured').fill(wording)
      await page.getByLabel('Name', { exact: true }).fill('Jane Doe')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Boat or property').fill('Osprey, Sea Ray 270')
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      const send = page.getByRole('button', { name: 'Ask for the Certificate' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText('a day with its month and year')
      const day = new Date(Date.now() + 5 * 86_400_000)
      await page
        .getByLabel('Needed by')
        .fill(`${day.getMonth() + 1}/${day.getDate()}/${day.getFullYear()}`)
      if (javaScriptEnabled) await expectAccessible(page)
      await send.click()
      const reference = await shownReference(page)
      await expect(page.getByText('It changes nothing in your policy.')).toBeVisible()
      const [agency, visitor] = await mailWith(dataDir(), reference)
      expect(agency?.subject).toBe(
        `Jane Doe: Certificate request ${reference}, Fort Rachel Marina, Mystic`,
      )
      expect(agency?.text).toContain(wording)
      expect(agency?.text).toContain('survey.pdf')
      expect(visitor?.to?.[0]?.address).toBe(email)
      expect(visitor?.subject).toBe(`Your certificate request ${reference}`)
      // What anybody could have typed is repeated to nobody.
      expect(visitor?.text).not.toContain('Rachel')
    })

    test('an owner asks for a change, and is told that nothing is changed yet', async ({
      page,
    }) => {
      await page.goto('/policy-changes')
      await expect(page.getByText('Nothing is changed until we confirm it')).toBeVisible()
      await page.getByLabel('What changes').selectOption('I sold the boat')
      await page.getByLabel('The change in full').fill('Sold to Bo Mast of Groton.')
      await page.getByLabel('Name', { exact: true }).fill('Jane Doe')
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      await page.getByLabel('Boat or property').fill('Osprey')
      await page.getByRole('button', { name: 'Ask for the Change' }).click()
      const reference = await shownReference(page)
      await expect(page.getByText('until we confirm it in writing')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const [agency, visitor] = await mailWith(dataDir(), reference)
      expect(agency?.subject).toContain(`Policy change request ${reference}, I sold the boat`)
      expect(visitor?.text).toContain('Nothing is changed until we confirm it in writing.')
    })

    test('an owner tells the agency of a loss, and is told before and after to call the insurer', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/claims')
      await page.getByRole('link', { name: 'notice of a loss', exact: true }).click()
      await expect(page.getByText('This is no notice to your insurer.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
      await page.getByLabel('Name', { exact: true }).fill('Jane Doe')
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      await page.getByLabel('Kind of loss').selectOption('Aground, holed or sinking')
      await page.getByLabel('Day of the loss').fill('last night')
      await page.getByLabel('Is anyone hurt?').selectOption('Nobody is hurt')
      await page.getByLabel('still in danger?').selectOption('Still in danger')
      await page.getByLabel('Where it happened').fill('On Penfield Reef')
      await page
        .getByLabel('What happened')
        .fill('Ran onto the reef at 2 a.m., and it takes water.')
      await page.getByLabel('Boat or property on the policy').fill('Osprey')
      await page.getByLabel('Attachments').setInputFiles([surveyPdf])
      const send = page.getByRole('button', { name: 'Tell the Agency' })
      await send.click()
      await expect(page.getByRole('alert')).toContainText(
        'Please enter a phone number: we call you.',
      )
      await expect(page.getByRole('alert')).toContainText('a day with its month and year')
      await page.getByLabel('Phone').fill('203-555-0123')
      const today = new Date(Date.now() - 86_400_000)
      await page
        .getByLabel('Day of the loss')
        .fill(`${today.getMonth() + 1}/${today.getDate()}/${today.getFullYear()}`)
      if (javaScriptEnabled) await expectAccessible(page)
      await send.click()
      const reference = await shownReference(page)
      await expect(page.getByText('Your insurer has not been told by this.')).toBeVisible()
      await expect(page.getByText('Its claims line stands on the declarations page')).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const [agency, visitor] = await mailWith(dataDir(), reference)
      expect(agency?.subject).toBe(
        `Jane Doe, 203-555-0123: Notice of a loss ${reference}, Aground, holed or sinking`,
      )
      expect(agency?.text).toContain('Penfield Reef')
      expect(visitor?.text).toContain('Your insurer has not been told by this')
      expect(visitor?.text).not.toContain('Penfield')
    })
  })
}
