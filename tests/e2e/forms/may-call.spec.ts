import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures/kept.ts'
import { formAwake } from '../steps/awake.ts'
import { nextSave } from '../steps/draft-steps.ts'
import { chooseInsurance, describeVessel } from '../steps/form-steps.ts'

const box = (page: Page) =>
  page.getByLabel('If I do not finish, you may call me about this request.')

test('consent to be called that was taken back stays so through Back, Continue and a reload', async ({
  page,
}) => {
  await page.goto('/quote')
  await chooseInsurance(page)
  await describeVessel(page)
  const given = nextSave(page, 'may_call')
  await page.getByLabel('First name').fill('Jane')
  await box(page).check()
  await given
  await page.goto('/quote?step=contact')
  await expect(box(page)).toBeChecked()
  await page.getByLabel('First name').focus()
  await formAwake(page)
  const changed = nextSave(page, 'may_call')
  await box(page).uncheck()
  await changed
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('progressbar', { name: 'Step 2 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(box(page)).not.toBeChecked()
  await page.goto('/quote?step=contact')
  await expect(box(page)).not.toBeChecked()
})
