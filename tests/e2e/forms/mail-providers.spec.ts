import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { expectAccessible, shownReference, writeMessage } from '../steps/form-steps.ts'

const QUESTION = 'Did you mean gmail.com?'
const misspelled = () => `visitor.${crypto.randomUUID().slice(0, 8)}@gmial.com`

test('a misspelled provider is asked about at the field, and put right by one press', async ({
  page,
}) => {
  const typed = misspelled()
  const meant = typed.replace('gmial', 'gmail')
  await page.goto('/contact')
  await page.getByLabel('Email').focus()
  await formAwake(page)
  await page.getByLabel('Email').fill(typed)
  await expect(page.getByText(QUESTION)).toHaveCount(0)
  await page.getByLabel('ZIP code').focus()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Use ${meant}` }).click()
  await expect(page.getByLabel('Email')).toHaveValue(meant)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByText(QUESTION)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(meant)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('the first press sends the form as it is, and the page after it asks', async ({
      page,
    }) => {
      await page.goto('/contact')
      await writeMessage(page, 'x')
      if (javaScriptEnabled) await formAwake(page)
      await page.getByLabel('Email').fill(misspelled())
      // Straight from the field: the question, which would move the button, waits for the press to end.
      await page.getByRole('button', { name: 'Send Message' }).click({ delay: 150 })
      await shownReference(page)
      await expect(page.getByText(QUESTION)).toBeVisible()
    })
  })
}

test('the newsletter takes it, too, and asks', async ({ page }) => {
  await page.goto('/newsletter')
  await page.getByLabel('Email address').fill(misspelled())
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/newsletter\/subscribed\?meant=gmail\.com$/)
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.goto('/newsletter/subscribed?meant=attacker.example')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})
