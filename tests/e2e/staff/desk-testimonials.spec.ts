import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'

const said = (page: Page) =>
  page.locator('main section').filter({
    has: page.getByRole('heading', { name: 'What Our Clients Say' }),
  })

// They read and empty one list.
test.describe.configure({ mode: 'serial' })

test('staff add, edit and remove a testimonial, and the home page follows at once', async ({
  page,
}) => {
  const name = 'Rosa Lund'
  await page.goto('/admin/testimonials')
  await page.getByRole('link', { name: 'Add a testimonial' }).click()
  await press(page, 'Add the testimonial')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Choose 1 to 5 stars.')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Location').fill('Noank, CT')
  await page.getByLabel('What the client said').fill('x'.repeat(1500))
  await press(page, 'Add the testimonial')
  await expect(alert).toContainText('Please keep this under 1000 characters.')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  expect(await page.getByLabel('What the client said').inputValue()).toHaveLength(1500)
  await expectAccessibleEverywhere(page)
  await page.getByLabel('What the client said').fill('They came <b>down</b> to the dock.')
  await page.getByLabel('Rating').selectOption('4 stars')
  await page.getByLabel('Featured').check()
  await page.getByLabel('About').selectOption('Commercial Marine')
  await press(page, 'Add the testimonial')
  await expect(outcome(page)).toHaveText('Saved. The site shows it now.')
  const added = page.locator('main').getByRole('listitem').filter({ hasText: name })
  await expect(added).toContainText('Commercial Marine')
  await expectAccessibleEverywhere(page)

  // Featured ones stand in their order: three samples come first.
  for (const sample of await page.locator('main').getByRole('listitem').all()) {
    if (!(await sample.textContent())?.includes('Margaret Doyle')) continue
    await sample.getByRole('link').click()
    await page.getByText('Remove this testimonial').click()
    await press(page, 'Remove for good')
    break
  }
  const words = 'They came <b>down</b> to the dock.'
  await openUntil(page, '/', () => expect(said(page)).toContainText(words, SOON))
  await expect(said(page)).toContainText(name)
  await expect(said(page)).not.toContainText('Margaret Doyle')

  await page.goto('/admin/testimonials')
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Rating')).toHaveValue('4')
  await expect(page.getByLabel('Featured')).toBeChecked()
  await page.getByLabel('Rating').selectOption('5 stars')
  await page.getByLabel('What the client said').fill('They came at night.')
  await press(page, 'Save changes')
  await expect(outcome(page)).toHaveText('Saved. The site shows it now.')
  const later = 'They came at night.'
  await openUntil(page, '/', () => expect(said(page)).toContainText(later, SOON))

  await page.goto('/admin/testimonials')
  await page.getByRole('link', { name }).click()
  await page.getByText('Remove this testimonial').click()
  await press(page, 'Remove for good')
  await expect(outcome(page)).toHaveText('The testimonial is removed.')
  await openUntil(page, '/', () => expect(said(page)).not.toContainText(name, SOON))
})
