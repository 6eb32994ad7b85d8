import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { outcome, press, SOON } from '../fixtures/desk-site.ts'

/** What the About page says of the brokers. */
export const brokers = (page: Page) =>
  page.getByRole('region', { name: 'Our Brokers' }).or(page.locator('#brokers'))

/** The About page introduces none. */
export const nobody = (page: Page) => () =>
  expect(page.getByRole('heading', { name: 'Our Brokers' })).toHaveCount(0, SOON)

/** Adds the profile of a broker, as staff do. */
export async function addProfile(page: Page, name: string) {
  await page.goto('/admin/texts/brokers/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Title').fill('Broker')
  await press(page, 'Add the profile')
  await expect(outcome(page)).toHaveText('Saved. The About page shows it now.')
}

/** Removes it for good. */
export async function removeProfile(page: Page, name: string) {
  await page.goto('/admin/texts/brokers')
  await page.getByRole('link', { name }).click()
  await page.getByText('Remove this profile').click()
  await press(page, 'Remove for good')
  await expect(outcome(page)).toHaveText('The profile is removed.')
}

/** A picture of a broker, to choose in a form. */
export async function portrait() {
  const buffer = await sharp({
    create: { width: 800, height: 1000, channels: 3, background: '#3377aa' },
  })
    .jpeg()
    .toBuffer()
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer }
}
