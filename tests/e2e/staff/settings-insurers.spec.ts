import { expect } from '@playwright/test'
import {
  expectAccessibleEverywhere,
  openUntil,
  outcome,
  press,
  SOON,
  test,
} from '../fixtures/desk-site.ts'
import { freshEmail } from '../steps/form-steps.ts'

test('an insurer that staff keep can be called from the page about claims, and is offered as a carrier', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Insurers and their claims lines' }).click()
  const list = page.getByLabel('One insurer a line')
  await list.fill('Harbor Mutual 800-555-0142 or 800-555-0143')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('Line 1: enter a name and one number')
  await expect(list).toHaveValue('Harbor Mutual 800-555-0142 or 800-555-0143')
  await expectAccessibleEverywhere(page)
  await list.fill('Harbor Mutual, 800-555-0142\nSound Marine')
  await press(page, 'Save')
  await expect(outcome(page)).toHaveText('Saved. The page about claims shows it now.')
  await openUntil(page, '/claims', () =>
    expect(page.getByRole('link', { name: '800-555-0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
      SOON,
    ),
  )
  await expect(page.locator('main')).not.toContainText('Sound Marine')
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'write to us' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Claims')
  await page.getByRole('main').getByRole('link', { name: 'the notice of a loss' }).click()
  await expect(page.getByRole('link', { name: '800-555-0142' })).toBeVisible()

  const email = freshEmail()
  await page.request.post('/api/forms/call', {
    form: { name: 'Jane Doe', phone: '203-555-0123', email },
  })
  await page.goto(`/admin/leads?q=${encodeURIComponent(email)}`)
  await page.locator('main').getByRole('link', { name: 'Jane Doe' }).click()
  await expect(page.locator('#carriers option').first()).toHaveAttribute('value', 'Harbor Mutual')
  await expect(page.locator('#carriers option').nth(1)).toHaveAttribute('value', 'Sound Marine')
})
