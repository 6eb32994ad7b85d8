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

test('a session that ends takes nothing along', async ({ page, context }) => {
  await page.goto('/admin/testimonials/new')
  await page.getByLabel('What the client said').fill('Typed for a while.')
  await context.clearCookies()
  await press(page, 'Add the testimonial')
  await expect(page.getByRole('alert')).toContainText('You are no longer signed in')
  await expect(page.getByLabel('What the client said')).toHaveValue('Typed for a while.')
})

test('of two who edit one testimonial, the second sees where they differ, and can save', async ({
  page,
  context,
}) => {
  await page.goto('/admin/testimonials')
  const first = page.locator('main').getByRole('listitem').first()
  await first.getByRole('link').click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Location').fill('Noank, CT')
  await press(other, 'Save changes')
  await expect(outcome(other)).toHaveText('Saved. The site shows it now.')
  await page.getByLabel('Location').fill('Stonington, CT')
  await page.getByLabel('What the client said').fill('They came twice.')
  await press(page, 'Save changes')
  await expect(page.getByRole('alert')).toContainText('Somebody else saved this testimonial')
  const theirs = page.getByRole('region', { name: 'Where their text differs from yours' })
  await expect(theirs.getByRole('heading', { level: 3 })).toHaveText([
    'Location',
    'What the client said',
  ])
  await expect(theirs).toContainText('Noank, CT')
  await expectAccessibleEverywhere(page)
  await press(page, 'Save changes')
  await expect(outcome(page)).toHaveText('Saved. The site shows it now.')
  await first.getByRole('link').click()
  await expect(page.getByLabel('What the client said')).toHaveValue('They came twice.')
})

test('a testimonial that somebody else has just rewritten is not removed unseen', async ({
  page,
  context,
}) => {
  const name = 'Abel Crane'
  await page.goto('/admin/testimonials/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Location').fill('Noank, CT')
  await page.getByLabel('Rating').selectOption('4 stars')
  await page.getByLabel('What the client said').fill('They came.')
  await press(page, 'Add the testimonial')
  await page.getByRole('link', { name }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('What the client said').fill('They came at night.')
  await press(other, 'Save changes')
  await expect(outcome(other)).toHaveText('Saved. The site shows it now.')

  const remove = async () => {
    await page.getByText('Remove this testimonial').click()
    await press(page, 'Remove for good')
  }
  await remove()
  await expect(page.getByRole('alert')).toContainText('so it was not removed')
  const theirs = page.getByRole('region', { name: 'Where their text differs from yours' })
  await expect(theirs).toContainText('They came at night.')
  await expectAccessibleEverywhere(page)
  await other.reload()
  await expect(other.locator('main')).toContainText('They came at night.')
  await other.close()
  await remove()
  await expect(outcome(page)).toHaveText('The testimonial is removed.')
})
