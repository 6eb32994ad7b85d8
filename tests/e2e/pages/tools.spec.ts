import { expect } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { expectAccessible } from '../steps/form-steps.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('an owner works out a storm deductible, and asks with the figures', async ({ page }) => {
      await page.goto('/tools')
      await page.getByRole('link', { name: 'Hurricane and Named-Storm Deductible' }).click()
      await page.getByLabel('Insured value').fill('450k')
      await page.getByLabel('Storm deductible in percent').fill('five %')
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(
        page.getByText('5 percent of $450,000 is a deductible of $22,500.'),
      ).toBeVisible()
      await expect(page.getByRole('row', { name: '$225,000 $22,500 $202,500' })).toBeVisible()
      await expect(page.getByLabel('Insured value')).toHaveValue('450k')
      await page.getByRole('link', { name: 'Ask us with these figures' }).click()
      await expect(page.getByLabel('Message')).toHaveValue(
        /^I worked out a storm deductible: 5 percent of \$450,000 is a deductible of \$22,500\./,
      )
    })

    test('what is no figure is said at its field, and stays', async ({ page }) => {
      await page.goto('/tools/flood-gap')
      await page.getByLabel('Cost to rebuild').fill('a lot')
      await page.getByRole('button', { name: 'Work it out' }).click()
      await expect(page).toHaveTitle(/^Error: /)
      const field = page.getByLabel('Cost to rebuild')
      await expect(field).toHaveValue('a lot')
      await expect(field).toHaveAccessibleDescription(
        /Please enter an amount from \$1,000 to \$100,000,000, for example 750,000\.$/,
      )
      if (javaScriptEnabled) await expectAccessible(page)
    })

    test('the questions for one kind follow its link', async ({ page }) => {
      await page.goto('/tools/what-to-have-ready')
      await page.getByRole('link', { name: 'A house on the shore' }).click()
      await expect(page.getByRole('heading', { name: 'The house', exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The boat', exact: true })).toHaveCount(0)
    })
  })
}

test('on paper the result is there, and the form is not', async ({ page }) => {
  await page.goto('/tools/condominium-deductible?deductible=200k&units=48')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('your unit owes $4,166.67')).toBeVisible()
  await expect(page.getByLabel('Units in the association')).toBeHidden()
  await page.emulateMedia({ media: null })
})

test('a term of the glossary has its own address', async ({ page }) => {
  await page.goto('/glossary#lay-up')
  await expect(page.getByRole('heading', { name: 'Lay-up', exact: true })).toBeInViewport()
})
